/** Of a person or a bot, in characters. */
export const LONGEST_NAME = 24
