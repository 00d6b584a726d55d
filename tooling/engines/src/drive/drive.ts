export { ENGINES, findEngine } from '../engine.ts';
export type { Driver, InputSource } from './driver.types.ts';
export { keyValue } from './keys.ts';
export { startDriver } from './start-driver.ts';
