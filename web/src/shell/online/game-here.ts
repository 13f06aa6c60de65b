// The game of a table on a server: its page, with what a table needs of it.

import { useEffect, useState } from 'preact/hooks'

import type { GamePage } from '../game-page.ts'
import { words } from '../language.ts'
import { pageOf } from '../pages.ts'

export interface GameHere {
  readonly page: GamePage
  readonly rules: Awaited<ReturnType<GamePage['loadRules']>>
  readonly table: Awaited<ReturnType<GamePage['loadTable']>>
}

/** Null: on the way; undefined: this page has no such game, so it is one of another version. */
export function useGameHere(id: string | undefined): GameHere | null | undefined {
  const [here, come] = useState<GameHere | null | undefined>(null)
  useEffect(() => {
    let late = false
    const load = async (): Promise<GameHere | undefined> => {
      const page = await pageOf(id ?? '')
      if (!page) return undefined
      const [rules, table] = await Promise.all([page.loadRules(), page.loadTable()])
      return { page, rules, table }
    }
    if (id !== undefined)
      void load().then((found) => {
        if (!late) come(found)
      })
    return () => {
      late = true
    }
  }, [id])
  return here
}

/** Null: on the way, or this page has no such game. */
export function useRules(id: string): GameHere['rules'] | null {
  const [rules, come] = useState<GameHere['rules'] | null>(null)
  useEffect(() => {
    let late = false
    void pageOf(id)
      .then((page) => page?.loadRules())
      .then((found) => {
        if (!late && found) come(found)
      })
    return () => {
      late = true
    }
  }, [id])
  return rules
}

/** For whoever is called by their seat. */
export function numbered(seat: number): string {
  return words.value.common.player({ number: seat + 1 })
}

export async function viewsOf(game: string): Promise<GamePage['views'] | null> {
  return (await pageOf(game))?.views ?? null
}
