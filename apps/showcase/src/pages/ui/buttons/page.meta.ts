import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/ui/buttons',
  title: 'Botones',
  group: 'UI',
  entry: 'Botones',
  order: 1,
  lead: 'Diez tonos, tres variantes y un estado de carga que conserva su ancho: el botón que ya sabe portarse bien.',
  imports: { from: '@guadua/utils/ui', names: ['Button'] },
};
