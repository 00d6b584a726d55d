import { preset } from '@guadua/vitest';

export default preset({ bundled: ['@date-fns/tz/tzOffset'] });
