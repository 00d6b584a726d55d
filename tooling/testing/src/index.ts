export { expectConsole } from './expect-console';
