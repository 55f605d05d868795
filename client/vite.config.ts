/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

/** Svelte writes `:where(.svelte-x)`, which TVs older than Chromium 88 drop together with its whole rule. */
function plainScopes(): Plugin {
  return {
    name: 'facedown:plain-scopes',
    enforce: 'pre',
    transform(code, id) {
      if (!/[?&]type=style/.test(id)) return
      return { code: code.replace(/:where\((\.svelte-[\w-]+)\)/g, '$1'), map: null }
    },
  }
}

export default defineConfig({
  plugins: [svelte(), plainScopes()],
  resolve: {
    alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': 'http://127.0.0.1:3223',
      '^/r/[^/]+/ws$': { target: 'ws://127.0.0.1:3223', ws: true },
    },
  },
  build: {
    outDir: '../src/facedown/web/static',
    emptyOutDir: true,
    target: 'chrome68',
    cssTarget: 'chrome68',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What games and shell share stays out of the games' chunks.
          includeDependenciesRecursively: false,
          groups: [
            // Alone in a chunk, so that it runs before all that needs it.
            { name: 'polyfills', test: /polyfills\.ts$/ },
            // All screens of a game are loaded at once, so they are one chunk: a third smaller than one each. What is to
            // come after them stands in `later/`, with the raw files it takes along.
            { name: (id) => (/\/later\/|\?raw$/.test(id) ? null : (/\/games\/(\w+)\/(?!locales\/)/.exec(id)?.[1] ?? null)) },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts', '../src/facedown/games/**/*.test.ts'],
    setupFiles: ['src/test-setup.ts'],
    maxWorkers: 2,
  },
})
