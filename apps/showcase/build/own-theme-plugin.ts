import type { Plugin } from 'vite';
import { ownThemeScript } from '../src/site/own-theme-script.ts';

/** Puts the theme that the visit made on `/tema` on each page, before its first paint. */
export function ownTheme(): Plugin {
  return {
    name: 'guadua:own-theme',
    transformIndexHtml: {
      order: 'pre',
      // In the script of the colour scheme, so that the policy of each page has one hash for both.
      handler: (html) => html.replace('</script>', () => `;${ownThemeScript}</script>`),
    },
  };
}
