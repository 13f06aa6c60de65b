// The script of the worker in which the bots of a table think.

import '@grand-rounds/bots/browser-worker'
