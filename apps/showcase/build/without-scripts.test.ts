import { expect, test } from 'vitest';
import { withoutScripts } from './without-scripts.ts';

test('a page keeps its styles and its policy, and none of its scripts', () => {
  const page = withoutScripts(
    `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="a">
    <link rel="modulepreload" href="/a.js"><link rel="stylesheet" href="/a.css"><style>b</style>
    <script type="module" src="/b.js"></script><script>c()</script></head>
    <body><div id="root">before</div><script>d()</script></body></html>`,
    '<main>after</main>',
  );
  expect(page).toContain('<link rel="stylesheet" href="/a.css"><style>b</style>');
  expect(page).toContain('Content-Security-Policy');
  expect(page).toContain('<body><main>after</main></body>');
  expect(page).not.toMatch(/script|before|modulepreload/);
});
