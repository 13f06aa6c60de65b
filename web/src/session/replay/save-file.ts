// A game into a file, by the browser's own way of downloads.

import type { SavedGame } from '@grand-rounds/match'

export function saveFile(game: SavedGame): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(game)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${game.game}-${new Date(game.at).toISOString().slice(0, 10)}.json`
  link.click()
  // The browser has begun to read by the time that anything else runs.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
