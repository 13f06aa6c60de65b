// How long a table is kept, by how it stands, and how many may wait for people: data, which whoever runs the server sets.

/** `gathering`: never begun. `playing`: begun, and not over. `closed`: also one that all gave up. */
export const STANDINGS = ['gathering', 'playing', 'over', 'closed'] as const
export type Standing = (typeof STANDINGS)[number]

/** In days after anyone was last at it. */
export type Retention = Readonly<Record<Standing, number>>

/** A club meets once a week, a game may rest for months, and a result is looked at again next year. */
export const RETENTION: Retention = { gathering: 7, playing: 180, over: 365, closed: 30 }

/** Never-begun tables that are kept in all: with more of them, those that nobody came to for longest give way. */
export const MOST_GATHERING = 5_000

const MOST_DAYS = 36_500

type Read = { readonly ok: true; readonly retention: Retention } | { readonly ok: false; readonly problem: string }

/** Such as `gathering=7 over=730`: what is not named is as it was. */
export function readRetention(text = ''): Read {
  const retention: Record<Standing, number> = { ...RETENTION }
  for (const part of text.split(/[\s,]+/).filter((one) => one !== '')) {
    const [name, days = ''] = part.split('=')
    const standing = STANDINGS.find((one) => one === name)
    if (standing === undefined || !/^\d{1,5}$/.test(days) || Number(days) < 1 || Number(days) > MOST_DAYS)
      return {
        ok: false,
        problem: `RETENTION must be days for some of ${STANDINGS.join(', ')}, such as 'gathering=7 over=365', not '${part}'.`,
      }
    retention[standing] = Number(days)
  }
  return { ok: true, retention }
}
