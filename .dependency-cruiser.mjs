// Which folder may import which: the architecture, as a table. Everything not allowed here is red.

/** What the page of a game is made of. */
const PAGE = ['web/src/art', 'web/src/kit', 'web/src/session', 'web/src/shell']

/**
 * Folder → folders it may import besides itself. `tests` holds for its test files only. A folder inside another with a
 * row of its own goes by that row alone.
 */
const house = {
  'games/kernel': { may: [], tests: ['testkit'] },
  'games/dice-hospital': { may: ['games/kernel'], tests: ['testkit'] },
  'games/rush-md': { may: ['games/kernel'], tests: ['testkit'] },
  // Texts know the games' ids, so that a missing word is a type error, and how a patient is written; nothing else of them.
  texts: { may: ['games/[^/]+/ids[.]ts', 'games/dice-hospital/patient-notation[.]ts'], tests: ['games'] },
  testkit: { may: ['games/kernel'], tests: [] },
  'testkit/dice-hospital': { may: ['games/kernel', 'games/dice-hospital', 'testkit'], tests: [] },
  'testkit/rush-md': { may: ['games/kernel', 'games/rush-md', 'testkit'], tests: [] },
  bots: { may: ['games/kernel', 'games/dice-hospital'], tests: ['testkit'] },
  // The search knows the rules, and nobody who asks it.
  'bots/solver': { may: ['games/kernel', 'games/dice-hospital'], tests: ['bots', 'testkit'] },
  'bots/rush-md': { may: ['games/kernel', 'games/rush-md', 'bots/levels[.]ts'], tests: ['testkit'] },
  protocol: { may: ['games/kernel'], tests: ['testkit'] },
  // A table of any game.
  match: { may: ['games/kernel'], tests: ['testkit'] },
  server: { may: ['games/kernel', 'protocol', 'match'], tests: ['games', 'testkit'] },
  // The one place in it that knows which games there are.
  'server/games': { may: ['games', 'bots', 'match', 'server/bots'], tests: ['testkit'] },
  'server/bots': { may: ['match'], tests: [] },
  'server/store': { may: ['match'], tests: ['games', 'server'] },
  'server/operator': { may: ['match', 'server'], tests: [] },
  'server/testing': { may: ['games', 'protocol', 'match', 'server', 'testkit'], tests: [] },
  web: { may: ['games', 'bots', 'protocol', 'match', 'texts'], tests: ['testkit'] },
  'web/src/art': { may: [], tests: [] },
  'web/src/kit': { may: ['web/src/art', 'games/kernel'], tests: [] },
  // A table as the page sees it, and all that is around tables: of any game, so they know none.
  'web/src/session': { may: ['games/kernel', 'match', 'protocol'], tests: ['games', 'testkit'] },
  'web/src/shell': {
    may: ['web/src/art', 'web/src/kit', 'web/src/session', 'games/kernel', 'match', 'protocol', 'texts'],
    tests: ['web/src/games/registry[.]ts'],
  },
  'web/src/games/registry[.]ts': { may: ['web/src/shell', 'web/src/games/[^/]+/page[.]ts'], tests: [] },
  'web/src/games/dice-hospital': {
    may: [...PAGE, 'games/kernel', 'games/dice-hospital', 'bots', 'match', 'texts'],
    tests: ['testkit'],
  },
  'web/src/main[.]tsx': { may: ['web/src/games/registry[.]ts', 'web/src/shell'], tests: [] },
  // What builds the page reads the rules with the same reader as the citation check.
  'web/build': { may: ['web', 'tools/rules'], tests: [] },
  'web/vite[.]config': { may: ['web'], tests: [] },
  // The page with a game of the test kit, built by a browser test.
  'web/testing': { may: ['web', 'games/kernel', 'testkit'], tests: [] },
  cli: { may: ['games', 'bots', 'texts'], tests: ['testkit'] },
  // The page is measured and worn out in the browser that tests it.
  bench: { may: ['games', 'bots', 'server/testing', 'testkit'], tests: [] },
  e2e: { may: ['games', 'protocol', 'texts', 'testkit'], tests: [] },
  // 'npm start' asks the server's own questions before anything is installed.
  tools: { may: ['server/settings[.]mjs'], tests: [] },
}

const folders = Object.keys(house)
/** Any test may compare what is missing with what may be missing. */
const forAnyTest = ['tools/pending[.]ts']
const testFile = '[.]test[.]tsx?$'
const ours = `^(?:games|${folders.filter((folder) => !folder.includes('/')).join('|')})/`
const below = (folder) => (folder.includes('[.]') ? `^${folder}` : `^${folder}/`)

function direction(folder) {
  const inner = folders.filter((other) => other !== folder && other.startsWith(`${folder}/`)).map(below)
  const { may, tests } = house[folder]
  const rule = (name, from, allowed) => ({
    name: `${name} ${folder}`,
    severity: 'error',
    comment: `${folder} may import ${allowed.join(', ') || 'nothing of ours'}.`,
    from,
    to: { path: ours, pathNot: [folder, ...allowed].map(below) },
  })
  return [
    rule('direction of', { path: below(folder), pathNot: [testFile, ...inner] }, may),
    rule('direction of tests in', { path: `${below(folder)}.*${testFile}`, pathNot: inner }, [
      ...may,
      ...tests,
      ...forAnyTest,
    ]),
  ]
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...folders.flatMap(direction),
    {
      name: 'every folder has its place',
      comment: 'A new folder gets a line in the table above, and in docs/architecture.md.',
      severity: 'error',
      from: { path: '^[^/.]+/', pathNot: [...folders.map(below), '^node_modules/', '^docs/'] },
      to: {},
    },
    {
      name: 'rules and bots are pure',
      comment: 'No package and no part of Node inside games/ and bots/: they run in every place alike.',
      severity: 'error',
      from: { path: '^(?:games|bots)/', pathNot: testFile },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-no-pkg', 'npm-optional', 'npm-peer', 'npm-unknown'] },
    },
    {
      name: 'tests are imported by nobody',
      severity: 'error',
      from: {},
      to: { path: testFile },
    },
    {
      name: 'testing is imported by tests',
      comment: 'What plays, floods and attacks is no part of what is played with.',
      severity: 'error',
      from: { pathNot: [testFile, '(?:^|/)testing/', '^(?:bench|e2e)/'] },
      to: { path: '/testing/', pathNot: 'node_modules' },
    },
    {
      name: 'no circles',
      comment: 'Types may refer to each other; code that runs may not wait for itself.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'nothing unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|fixtures|data|coverage)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
