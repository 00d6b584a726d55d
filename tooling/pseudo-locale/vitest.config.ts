import { preset } from '@guadua/vitest';

export default preset({ include: 'test' });
