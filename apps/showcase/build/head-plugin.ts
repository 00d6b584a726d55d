import { colorSchemeScript } from '@guadua/utils';
import type { Plugin } from 'vite';

/**
 * Puts into the head the script that sets the colour scheme before the first paint (THM-3), after
 * the place where `prerender.ts` writes the policy that allows it.
 */
export function head(): Plugin {
  return {
    name: 'guadua:head',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) =>
        html.replace(
          '<!--head-->',
          `${server ? '' : '<!--policy-->\n    '}<script>${colorSchemeScript}</script>`,
        ),
    },
  };
}
