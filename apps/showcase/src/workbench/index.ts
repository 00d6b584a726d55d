export type { Named } from './part';
export { call, el, main, named, typed } from './part';
export { printValue } from './print-part';
export type { BenchDefinition, Benches, EventLog } from './workbench.types';
