import { expect, it } from 'vitest';
import { llmsTxt, redirection, robotsTxt, sitemap } from './site-files.ts';

const PAGES = [
  { path: '/', markdown: '/index.md', title: 'Inicio', description: 'Todo.' },
  {
    path: '/ui/buttons',
    markdown: '/ui/buttons.md',
    title: 'Botones',
    description: 'Diez.',
    group: 'UI',
    updated: '2026-11-20',
  },
  {
    path: '/novedades',
    markdown: '/novedades.md',
    title: 'Novedades',
    description: 'Cambios.',
  },
];
const SITE = 'https://example.com';

it('writes llms.txt: title, summary, sections with links', () => {
  const text = llmsTxt(SITE, PAGES, 'Se instalan así.');
  expect(text).toContain('\nSe instalan así.\n');
  expect(text).toMatch(/^# Guadua\n\n> Todo\.\n\n/);
  expect(text).toContain('## UI\n\n- [Botones](https://example.com/ui/buttons.md): Diez.');
  expect(text).toContain(
    '## Optional\n\n- [Novedades](https://example.com/novedades.md): Cambios.',
  );
});

it('writes sitemap.xml with dates where they are known, and robots.txt that leads there', () => {
  expect(sitemap(SITE, PAGES)).toContain(
    '<url><loc>https://example.com/ui/buttons</loc><lastmod>2026-11-20</lastmod></url>',
  );
  expect(sitemap(SITE, PAGES)).toContain('<url><loc>https://example.com/novedades</loc></url>');
  expect(robotsTxt(SITE)).toContain('Sitemap: https://example.com/sitemap.xml');
});

it('writes redirections that name an icon, or the browser would ask for /favicon.ico', () => {
  const html = redirection(SITE, '/ui/buttons');
  expect(html).toContain('content="0; url=/ui/buttons"');
  expect(html).toContain('<link rel="icon" href="/favicon.svg"');
});
