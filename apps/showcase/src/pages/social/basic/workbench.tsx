import facebookTypes from 'controls:FacebookButton';
import googleTypes from 'controls:GoogleButton';
import { FacebookButton, GoogleButton } from '@guadua/utils/social';
import type { ElementType } from 'react';
import { facebook, google } from '../../../data/sign-in';
import signInSource from '../../../data/sign-in.ts?source';
import { type BenchDefinition, type Benches, main, type Named, named } from '../../../workbench';

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

/** A bench for one provider's button and its client, whose script the site plays. */
function provider(
  label: string,
  button: Named<ElementType>,
  client: Named,
  events: readonly string[],
): BenchDefinition {
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

export const BENCHES: Benches = [
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
