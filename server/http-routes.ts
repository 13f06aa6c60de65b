// Addresses at which the page has something to show. The page itself decides what; to all others it says that
// nothing is there, and the server says 404 with it.

const ROUTES: readonly RegExp[] = [
  /^\/$/,
  /^\/(?:new|learn)\/dice-hospital$/,
  /^\/table\/[\w-]+(?:\/(?:review|replay))?$/,
  /^\/t\/[a-z0-9-]+$/,
  /^\/online(?:\/new)?$/,
  /^\/(?:replay|rules|cards|games|settings|about)$/,
]

export function isRoute(path: string): boolean {
  return ROUTES.some((route) => route.test(path))
}
