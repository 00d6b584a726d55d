// By path, not by name: the preset depends on this package, and Turbo refuses a circle.
import { preset } from '../vitest/preset.ts';

export default preset({ setupFiles: [] });
