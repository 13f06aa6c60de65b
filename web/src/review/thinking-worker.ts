// The worker of its own in which the bots go through a game.

import '@grand-rounds/bots/browser-worker'
