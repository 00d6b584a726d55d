export type { Named } from './part';
export { call, el, main, named, result, typed } from './part';
export type { EventLog, PlaygroundDefinition, Playgrounds } from './playground.types';
export { printValue } from './print-part';
