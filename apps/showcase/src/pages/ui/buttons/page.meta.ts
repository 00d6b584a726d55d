import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/ui/buttons',
  title: 'Botones',
  group: 'UI',
  entry: 'Botones',
  order: 1,
  lead: 'Diez tonos, dos variantes y tres tamaños, con un estado de carga que conserva el ancho y el foco.',
  english:
    'Ten tones, two variants and three sizes, with a loading state that keeps width and focus.',
  imports: { from: '@guadua/utils/ui', names: ['Button'] },
  overview: { line: 'Cargan sin cambiar de ancho.', drawing: 'buttons' },
  usage: {
    when: [
      'Para una acción: guardar, enviar, borrar, abrir.',
      'Con `asChild` y un enlace, para ir a otra página sin perder el aspecto.',
    ],
    instead: ['Para elegir entre varias opciones: usa un [grupo de botones](/ui/buttons-group).'],
    anatomy: `
Button            <button>, o un enlace con asChild
├─ icon           opcional
├─ texto          o solo aria-label
└─ indicador      con loading; conserva el ancho`,
  },
};
