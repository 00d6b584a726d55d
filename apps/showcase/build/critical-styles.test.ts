import { expect, test } from 'vitest';
import { criticalStyles } from './critical-styles.ts';

const PAGE = '<main><div class="field" data-invalid><input class="control"></div></main>';

test('what a page shows keeps its rules, in their layers and queries', () => {
  const css = `
    @layer components {
      .field { color: red }
      .popup { color: blue }
      @media (min-width: 800px) { .control { inline-size: 10rem } }
    }
  `;
  expect(criticalStyles(PAGE, css)).toBe(
    '@layer components {.field { color: red }@media (min-width: 800px) { .control { inline-size: 10rem } }}',
  );
});

test('only the selectors that find something stay, pseudo-elements included', () => {
  expect(criticalStyles(PAGE, '.popup, .field[data-invalid]::before { color: red }')).toBe(
    '.field[data-invalid]::before { color: red }',
  );
  expect(criticalStyles(PAGE, '.field:after, .popup:after { color: red }')).toBe(
    '.field:after { color: red }',
  );
  expect(criticalStyles(PAGE, '.control::placeholder, .control:is(input) { color: red }')).toBe(
    '.control::placeholder, .control:is(input) { color: red }',
  );
});

test('what comes with an action, an animation or a comment is left to the whole sheet', () => {
  const css = '/* a */ .control:hover { color: red } @keyframes turn { to { rotate: 1turn } }';
  expect(criticalStyles(PAGE, css)).toBe('');
  expect(criticalStyles(PAGE, '.control { cursor: text; transition: color 1s }')).toBe('');
});

test('an empty block of a layer leaves nothing behind', () => {
  expect(criticalStyles(PAGE, '@layer a { @media print { .popup { color: red } } }')).toBe('');
});
