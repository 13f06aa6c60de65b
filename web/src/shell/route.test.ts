import { describe, expect, it } from 'vitest'

import { GAMES } from '../games/registry.ts'
import { bestLanguage } from './language.ts'
import { usePages } from './pages.ts'
import { partOf, routeOf } from './route.ts'
import { readSettings } from './settings.ts'

usePages(GAMES)

describe('addresses', () => {
  it.each([
    ['/', { screen: 'home' }],
    ['/new/dice-hospital', { screen: 'new', game: 'dice-hospital' }],
    ['/table/a-1_B', { screen: 'table', id: 'a-1_B' }],
    ['/table/a/review', { screen: 'review', id: 'a' }],
    ['/table/a/replay', { screen: 'replay', id: 'a' }],
    ['/replay', { screen: 'replay', id: null }],
    ['/rules', { screen: 'rules' }],
    ['/cards', { screen: 'cards' }],
    ['/learn/dice-hospital', { screen: 'learn', game: 'dice-hospital' }],
    ['/games', { screen: 'games' }],
    ['/settings', { screen: 'settings' }],
    ['/about', { screen: 'about' }],
    ['/online', { screen: 'online', at: 'list' }],
    ['/online/new', { screen: 'online', at: { newOf: null } }],
    ['/t/ab-2', { screen: 'online', at: { table: 'ab-2' } }],
    ['/rules/dice-hospital', { screen: 'rules', game: 'dice-hospital' }],
    ['/cards/dice-hospital', { screen: 'cards', game: 'dice-hospital' }],
    ['/online/new/dice-hospital', { screen: 'online', at: { newOf: 'dice-hospital' } }],
    ['/new/draughts', { screen: 'nothing' }],
    ['/rules/draughts', { screen: 'nothing' }],
    ['/table/', { screen: 'nothing' }],
    ['/table/a/b', { screen: 'nothing' }],
    ['/rules/', { screen: 'nothing' }],
    ['/constructor', { screen: 'nothing' }],
  ])('%s', (path, route) => expect(routeOf(path)).toEqual(route))
})

describe('parts of an address', () => {
  it.each([
    ['#rule-2.15', 'rule-2.15'],
    ['#a%20b', 'a b'],
    ['', ''],
    ['#%zz', ''],
  ])('%s', (hash, part) => expect(partOf(hash)).toBe(part))
})

describe('the language', () => {
  const there = ['en', 'nl', 'de'] as const

  it('is the first of the browser’s that there is', () => {
    expect(bestLanguage(['sv', 'de-AT', 'nl'], there)).toBe('de')
    expect(bestLanguage(['EN-us'], there)).toBe('en')
  })

  it('is English where there is none', () => {
    expect(bestLanguage(['sv', 'fi'], there)).toBe('en')
    expect(bestLanguage([], there)).toBe('en')
  })
})

describe('settings', () => {
  const usual = readSettings(null)

  it('are read as they were stored', () => {
    const chosen = {
      language: 'pl',
      theme: 'night',
      speed: 'fast',
      sound: false,
      motion: 'less',
      hints: false,
      cardNames: 'printed',
    }
    expect(readSettings(JSON.stringify(chosen))).toEqual(chosen)
  })

  it.each(['', 'null', '[1]', '"x"', '{"speed":"warp","sound":"yes"}'])('%j: the usual', (text) =>
    expect(readSettings(text)).toEqual(usual),
  )

  it('one that makes no sense leaves the others', () => {
    expect(readSettings('{"theme":"dusk","speed":"slow"}')).toEqual({ ...usual, speed: 'slow' })
  })
})
