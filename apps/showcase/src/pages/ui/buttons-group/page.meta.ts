import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/ui/buttons-group',
  title: 'Grupo de botones',
  group: 'UI',
  entry: 'Grupo botones',
  order: 2,
  lead: 'Botones unidos que comparten borde y, si hace falta, una sola elección que se recorre con las flechas.',
  english:
    'Joined buttons that share their borders and, where needed, one choice that the arrow keys move.',
  imports: { from: '@guadua/utils/ui', names: ['ButtonGroup', 'ButtonGroupItem'] },
  overview: { line: 'Varios botones en una barra.', drawing: 'buttonGroup' },
  usage: {
    when: [
      'Para unir acciones que van juntas.',
      'Para elegir una entre dos a cinco opciones cortas, siempre a la vista.',
    ],
    instead: ['Con más de cinco opciones, o largas: usa un [Select](/select/basic).'],
    anatomy: `
ButtonGroup          con selection, radiogroup
├─ ButtonGroupItem   un valor
├─ ButtonGroupItem
└─ Button            una acción, sin selection`,
  },
};
