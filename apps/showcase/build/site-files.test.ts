import { expect, it } from 'vitest';
import { llmsTxt, robotsTxt, sitemap } from './site-files.ts';

const PAGES = [
  { path: '/', markdown: '/index.md', title: 'Inicio', description: 'Todo.', group: null },
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
    group: null,
  },
];
const SITE = 'https://example.com';

it('writes llms.txt: title, summary, sections with links', () => {
  const text = llmsTxt(SITE, PAGES);
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
