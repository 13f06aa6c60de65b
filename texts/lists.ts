// Several things in one sentence: one, two and three.

/**
 * `joint` stands before the last. Not the browser's own lists: getting them ready takes a slow phone as long as drawing
 * a screen, and all our languages put them together in this way.
 */
export function lister(joint: string): (items: readonly string[]) => string {
  return (items) => {
    const last = items.at(-1) ?? ''
    return items.length < 2 ? last : `${items.slice(0, -1).join(', ')}${joint}${last}`
  }
}
