export { call, el, main, named } from './part';
export { printValue } from './print-part';
export type { BenchDefinition, Benches, EventLog } from './workbench.types';
