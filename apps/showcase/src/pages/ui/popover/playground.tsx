import types from 'controls:Popover?title:text,description:text,side,align,sideOffset,arrow,modal,closeButton,mobileSheet';
import { Button, Popover } from '@guadua/utils/ui';
import { el, main, named, type PlaygroundDefinition, type Playgrounds } from '../../../playground';

const BUTTON = named('Button', '@guadua/utils/ui', Button);
const POPOVER = named('Popover', '@guadua/utils/ui', Popover);

const BENCH: PlaygroundDefinition = {
  label: 'Popover',
  controls: [
    ...types.controls,
    { name: 'children', kind: 'text', description: 'Lo que muestra debajo del título.' },
  ],
  initial: {
    title: 'Lote 14',
    description: 'Dos hectáreas de guadua, sembradas en 2019.',
    children: 'La primera entresaca es en marzo.',
  },
  events: types.events,
  popup: true,
  styles: ['@guadua/utils/styles.css'],
  parts: ({ children = '', ...props }) =>
    main(
      POPOVER,
      { ...props, trigger: el(BUTTON, { tone: 'primary' }, 'Ver el lote') },
      ...(children ? [String(children)] : []),
    ),
};

export const PLAYGROUNDS: Playgrounds = [BENCH];
