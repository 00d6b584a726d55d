import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/select/autocomplete',
  title: 'Autocompletar',
  group: 'Select',
  entry: 'Autocompletar',
  order: 5,
  lead: 'Un campo de texto que sugiere mientras escribes. La lista ayuda; el valor es lo que está escrito.',
  english: 'A text field that suggests as one types. The list helps; the value is what is written.',
  imports: { from: '@guadua/select', names: ['Autocomplete'] },
  overview: { line: 'Sugiere, y acepta cualquier texto.', drawing: 'autocomplete' },
  usage: {
    when: ['Cuando la respuesta puede no estar en la lista: ciudades, correos, cargos.'],
    instead: ['Si la respuesta tiene que estar en la lista: usa un [Select](/select/basic).'],
    anatomy: `
Field
├─ label
└─ Autocomplete
   ├─ campo        un input de texto
   └─ sugerencias  una lista que no obliga`,
  },
};
