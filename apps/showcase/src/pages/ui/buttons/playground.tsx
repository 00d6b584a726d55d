import types from 'controls:Button?tone,variant,size,loading,collapsed';
import { Button } from '@guadua/utils/ui';
import { el, main, named, type PlaygroundDefinition, type Playgrounds } from '../../../playground';

const BUTTON = named('Button', '@guadua/utils/ui', Button);
const ICON = el(
  'svg',
  { viewBox: '0 0 16 16', 'aria-hidden': 'true', className: 'gd-icon' },
  el('path', { d: 'M2.5 8.5 6 12l7.5-8' }),
);

const PLAYGROUND: PlaygroundDefinition = {
  label: 'Botón',
  controls: [
    ...types.controls,
    {
      name: 'icon',
      kind: 'switch',
      default: false,
      description: 'Ícono antes del texto; con él se puede contraer el texto.',
    },
    {
      name: 'disabled',
      kind: 'switch',
      default: false,
      description: 'El atributo nativo: no recibe clics ni el foco.',
    },
    { name: 'children', kind: 'text', description: 'El texto del botón.' },
  ],
  initial: { tone: 'primary', children: 'Guardar cambios' },
  events: ['onClick', 'onFocus', 'onBlur'],
  styles: ['@guadua/utils/styles.css'],
  parts: ({ children = '', icon, ...props }) =>
    main(
      BUTTON,
      { ...props, ...(icon && { icon: ICON }) },
      ...(children ? [String(children)] : []),
    ),
};

export const PLAYGROUNDS: Playgrounds = [PLAYGROUND];
