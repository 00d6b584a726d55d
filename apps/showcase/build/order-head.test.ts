import { expect, it } from 'vitest';
import { orderHead } from './order-head.ts';

it('asks for style sheets before anything, and for scripts last', () => {
  const html = `<head>
    <meta charset="utf-8" />
    <script>scheme()</script>
    <title>Guadua</title>
    <script type="module" src="/a.js"></script>
    <link rel="modulepreload" href="/b.js">
    <link rel="stylesheet" href="/c.css">
    <link rel="stylesheet" href="/d.css">
  </head>`;
  const elements = orderHead(html).match(/<(?:script|title|link)[^>]*>/g);
  expect(elements).toEqual([
    '<link rel="stylesheet" href="/c.css">',
    '<link rel="stylesheet" href="/d.css">',
    '<script>',
    '<title>',
    '<script type="module" fetchpriority="low" src="/a.js">',
    '<link rel="modulepreload" fetchpriority="low" href="/b.js">',
  ]);
});
