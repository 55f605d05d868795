/** Where this browser is, and how it goes elsewhere without loading anew. */
import { routeOf, type Route } from './routes'

class Router {
  #route = $state.raw<Route>(routeOf(location.pathname))

  constructor() {
    addEventListener('popstate', () => (this.#route = routeOf(location.pathname)))
  }

  get route(): Route {
    return this.#route
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.#route = routeOf(path)
    scrollTo(0, 0)
  }
}

export const router = new Router()
