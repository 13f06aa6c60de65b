// What axe sees on every screen, in both themes at every size. `npm test` looks at each size in one theme.

import { runBrowserTests } from './browser-tests.ts'

runBrowserTests(['--grep', 'axe'], { LOOKS: 'all' })
