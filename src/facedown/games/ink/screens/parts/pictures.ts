/** Where the pictures of objects and places are. */

const objects = import.meta.glob<string>('../../content/pictures/*.svg', { query: '?url', import: 'default', eager: true })
const places = import.meta.glob<string>('../../content/vignettes/*.svg', { query: '?url', import: 'default', eager: true })

/** The address of an object's picture; null for what players brought. */
export const pictureOf = (name: string | null): string | null => (name && objects[`../../content/pictures/${name}.svg`]) || null

/** The address of a place's vignette. */
export const vignetteOf = (name: string | null): string | null => (name && places[`../../content/vignettes/${name}.svg`]) || null
