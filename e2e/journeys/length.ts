// How far the journeys go. `npm test` plays their beginning by hand and their end from a game that was saved shortly
// before it; `npm run soak journeys` plays the same from the first decision to the last.

export const WHOLE = process.env['JOURNEYS'] === 'all'
