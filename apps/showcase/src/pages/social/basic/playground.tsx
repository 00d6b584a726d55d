import facebookTypes from 'controls:FacebookButton';
import googleTypes from 'controls:GoogleButton';
import { FacebookButton, GoogleButton } from '@guadua/utils/social';
import type { ElementType } from 'react';
import { facebook, google } from '../../../data/sign-in';
import signInSource from '../../../data/sign-in.ts?source';
import {
  main,
  type Named,
  named,
  type PlaygroundDefinition,
  type Playgrounds,
} from '../../../playground';

const COMMON = {
  controls: [
    {
      name: 'children',
      kind: 'text',
      description: 'El texto del botón, en lugar del de siempre.',
    },
    { name: 'disabled', kind: 'switch', default: false, description: 'No se puede oprimir.' },
  ],
  styles: ['@guadua/utils/styles.css', '@guadua/utils/social.css'],
  files: [{ label: 'Proveedores', file: 'sign-in.ts', source: signInSource }],
} as const;

/** A playground for one provider's button and its client, whose script is simulated. */
function provider(
  label: string,
  button: Named<ElementType>,
  client: Named,
  events: readonly string[],
): PlaygroundDefinition {
  return {
    ...COMMON,
    label,
    events,
    assets: [`/simulado/${client.name}.js`],
    parts: ({ children, ...props }) =>
      main(
        button,
        { client, ...props },
        ...(typeof children === 'string' && children !== '' ? [children] : []),
      ),
  };
}

export const PLAYGROUNDS: Playgrounds = [
  provider(
    'Google',
    named('GoogleButton', '@guadua/utils/social', GoogleButton),
    named('google', './sign-in', google),
    googleTypes.events,
  ),
  provider(
    'Facebook',
    named('FacebookButton', '@guadua/utils/social', FacebookButton),
    named('facebook', './sign-in', facebook),
    facebookTypes.events,
  ),
];
