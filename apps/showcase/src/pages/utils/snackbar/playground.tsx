import types from 'controls:snackbar?tone,duration,id';
import { snackbar } from '@guadua/utils';
import { Button } from '@guadua/utils/ui';
import {
  call,
  main,
  named,
  type PlaygroundDefinition,
  type Playgrounds,
} from '../../../playground';

const BUTTON = named('Button', '@guadua/utils/ui', Button);
const SNACKBAR = named('snackbar', '@guadua/utils', snackbar);

const PLAYGROUND: PlaygroundDefinition = {
  label: 'Snackbar',
  controls: [
    { name: 'message', kind: 'text', description: 'Lo que dice el aviso.' },
    ...types.controls,
    {
      name: 'icon',
      kind: 'choice',
      options: ['ninguno'],
      description: 'Ícono en lugar del que corresponde al tono, o ninguno.',
    },
    {
      name: 'action',
      kind: 'text',
      description: 'Texto de un botón dentro del aviso, que entonces no se cierra solo.',
    },
  ],
  initial: { message: 'Cambios guardados' },
  events: ['onClick'],
  styles: ['@guadua/utils/styles.css'],
  parts: ({ message = '', icon, action, ...props }) => {
    const options = {
      ...props,
      ...(icon && { icon: null }),
      ...(action && { action: { label: action, onClick: call(SNACKBAR, 'Deshecho') } }),
    };
    const args = Object.keys(options).length > 0 ? [message, options] : [message];
    return main(BUTTON, { tone: 'primary', onClick: call(SNACKBAR, ...args) }, 'Mostrar el aviso');
  },
};

export const PLAYGROUNDS: Playgrounds = [PLAYGROUND];
