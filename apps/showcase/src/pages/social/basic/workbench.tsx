import facebookTypes from 'controls:FacebookButton';
import googleTypes from 'controls:GoogleButton';
import { FacebookButton, GoogleButton } from '@guadua/utils/social';
import { facebook, google } from '../../../data/sign-in';
import signInSource from '../../../data/sign-in.ts?source';
import { type BenchDefinition, type Benches, main, named } from '../../../workbench';

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

const GOOGLE: BenchDefinition = {
  ...COMMON,
  label: 'Google',
  events: googleTypes.events,
  assets: ['/simulado/google.js'],
  parts: ({ children, ...props }) =>
    main(
      named('GoogleButton', '@guadua/utils/social', GoogleButton),
      { client: named('google', './sign-in', google), ...props },
      ...texts(children),
    ),
};

const FACEBOOK: BenchDefinition = {
  ...COMMON,
  label: 'Facebook',
  events: facebookTypes.events,
  assets: ['/simulado/facebook.js'],
  parts: ({ children, ...props }) =>
    main(
      named('FacebookButton', '@guadua/utils/social', FacebookButton),
      { client: named('facebook', './sign-in', facebook), ...props },
      ...texts(children),
    ),
};

/** What a text says, as a child. */
function texts(text: unknown): string[] {
  return typeof text === 'string' && text !== '' ? [text] : [];
}

export const BENCHES: Benches = [GOOGLE, FACEBOOK];
