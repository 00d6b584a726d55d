import { preset } from '@guadua/tsup';

export default preset({ entries: ['index', 'testing'] });
