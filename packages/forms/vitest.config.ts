import { preset } from '@guadua/vitest';

export default preset({ alone: [] });
