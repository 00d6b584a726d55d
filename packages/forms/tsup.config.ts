import { preset } from '@guadua/tsup';

export default preset({
  entries: ['index', 'colombia', 'headless'],
  sheets: { colombia: 'src/colombia/colombia.css' },
});
