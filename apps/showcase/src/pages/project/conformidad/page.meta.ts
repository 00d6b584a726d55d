import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/conformidad',
  title: 'Informe de conformidad',
  order: 8,
  lead: 'WCAG 2.2 nivel AA y EN 301 549, criterio por criterio: si se cumple, cómo y con qué prueba.',
  english:
    'Conformance report: WCAG 2.2 level AA and EN 301 549, criterion by criterion, with the tests that prove it.',
};
