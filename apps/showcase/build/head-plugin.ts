import { colorSchemeScript } from '@guadua/utils';
import type { Plugin } from 'vite';

/**
 * Pone en el `head` el script que decide el tema antes del primer píxel, después del lugar donde
 * `prerender.ts` escribe la política que lo permite.
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
