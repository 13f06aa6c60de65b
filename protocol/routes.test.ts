import { describe, expect, it } from 'vitest'
import { routeOf } from './routes.ts'

const isGame = (id: string) => id === 'chess' || id === 'go-9'

describe('addresses', () => {
  it.each([
    ['/', { screen: 'home' }],
    ['/new/chess', { screen: 'new', game: 'chess' }],
    ['/learn/go-9', { screen: 'learn', game: 'go-9' }],
    ['/rules/chess', { screen: 'rules', game: 'chess' }],
    ['/cards/chess', { screen: 'cards', game: 'chess' }],
    ['/online/new/chess', { screen: 'online', at: { newOf: 'chess' } }],
    ['/table/a-1_B', { screen: 'table', id: 'a-1_B' }],
    ['/table/a/review', { screen: 'review', id: 'a' }],
    ['/table/a/replay', { screen: 'replay', id: 'a' }],
    ['/replay', { screen: 'replay', id: null }],
    ['/online', { screen: 'online', at: 'list' }],
    ['/t/ab-2', { screen: 'online', at: { table: 'ab-2' } }],
    ['/games', { screen: 'games' }],
    ['/settings', { screen: 'settings' }],
    ['/about', { screen: 'about' }],
  ])('%s', (path, route) => expect(routeOf(path, isGame)).toEqual(route))

  it.each([
    ['/rules', { screen: 'rules', game: null }],
    ['/cards', { screen: 'cards', game: null }],
    ['/online/new', { screen: 'online', at: { newOf: null } }],
  ])('%s, from when there was one game', (path, route) => expect(routeOf(path, isGame)).toEqual(route))

  it.each([
    '',
    '/new',
    '/new/',
    '/new/draughts',
    '/rules/',
    '/rules/draughts',
    '/table/',
    '/table/a/b',
    '/constructor',
  ])('nothing is at %j', (path) => expect(routeOf(path, isGame)).toBeNull())
})
