export { type Answer, ask, type Question } from './member.ts'
export { type Level, LEVELS } from './levels.ts'
export { type Mind, newMind } from './mind.ts'
export { type Simulation, simulateTeam, type Team, type Watch } from './simulate.ts'
