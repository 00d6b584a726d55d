import { expect, it } from 'vitest';
import { linkedSheets, orderPage } from './order-page.ts';

const PAGE = `<head>
    <script>scheme</script>
    <script type="module" src="/a.js"></script>
    <link rel="modulepreload" href="/b.js">
    <link rel="stylesheet" crossorigin href="/c.css">
    <link rel="stylesheet" crossorigin href="/d.css">
  </head>
  <body>text</body>`;

it('names the style sheets in their order', () => {
  expect(linkedSheets(PAGE)).toEqual(['/c.css', '/d.css']);
});

it('has its rules in the page, links that load nothing, and scripts behind text and fonts', () => {
  expect(orderPage(PAGE, '$& {}').replaceAll(/\n\s*/g, '\n')).toBe(
    [
      '<head>',
      '<script>scheme</script>',
      '<style>$& {}</style>',
      '<link rel="stylesheet" disabled crossorigin href="/c.css">',
      '<link rel="stylesheet" disabled crossorigin href="/d.css"></head>',
      '<body>text',
      '<link rel="modulepreload" href="/b.js" fetchpriority="low">',
      '<script type="module" src="/a.js" fetchpriority="low"></script>',
      '</body>',
    ].join('\n'),
  );
});
