import { expect, it } from 'vitest';
import { imports } from './source-plugin';
import { styleSheets } from './style-sheets';

it('takes the sheet of utils first, and that of an entry after those of the packages', () => {
  expect(styleSheets(['@guadua/forms/colombia', 'react', '@guadua/forms', '@guadua/date'])).toEqual(
    [
      '@guadua/utils/styles.css',
      '@guadua/forms/styles.css',
      '@guadua/date/styles.css',
      '@guadua/forms/colombia.css',
    ],
  );
  expect(styleSheets(['react', './own'])).toEqual([]);
});

it('gives the code of an example the sheet of what it imports', () => {
  const { styles } = imports("import { NitInput } from '@guadua/forms/colombia';\n");
  expect(styles).toContain('@guadua/forms/colombia.css');
});
