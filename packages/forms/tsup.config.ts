import { preset } from '@guadua/tsup';

export default preset({
  entries: ['index', 'colombia'],
  sheets: { colombia: 'src/colombia/colombia.css' },
});
