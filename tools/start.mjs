// `npm start`: install, build, serve. Runs on the machine's own Node with nothing installed yet.

import { dataFolderProblem, NODE_OPTIONS, portProblem, readSettings } from '../server/settings.mjs'
import { Impossible, main, openly, packages, page } from './prepare/prepare.mjs'

await main(async () => {
  const read = readSettings(process.env)
  if (!read.ok) throw new Impossible(read.problem)
  const { port, host, dataFolder } = read.settings
  const problem = dataFolderProblem(dataFolder) ?? (await portProblem(port, host))
  if (problem !== null) throw new Impossible(problem)
  await packages()
  await page()
  return openly([...NODE_OPTIONS, 'server/main.ts'])
})
