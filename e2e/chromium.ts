// The machine's own Chromium, started so that it works for root and on a closed network.

export const CHROMIUM = {
  executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
}
