import { createHash } from 'node:crypto';
import { colorSchemeScript } from '@guadua/utils';
import type { Plugin } from 'vite';

/**
 * Puts into the head what must run or be known before the first paint: the script that sets the
 * colour scheme (THM-3) and, in the built site, a policy that allows that script by its hash and no
 * other inline one.
 */
export function head(): Plugin {
  return {
    name: 'guadua:head',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) =>
        html.replace(
          '<!--head-->',
          [
            ...(server ? [] : [contentSecurityPolicy()]),
            `<script>${colorSchemeScript}</script>`,
          ].join('\n    '),
        ),
    },
  };
}

function contentSecurityPolicy(): string {
  const hash = createHash('sha256').update(colorSchemeScript).digest('base64');
  const policy = [
    // The two sign-ins of /social, loaded only when somebody asks for them.
    `script-src 'self' 'sha256-${hash}' https://accounts.google.com https://connect.facebook.net`,
    "object-src 'none'",
    "base-uri 'self'",
  ].join('; ');
  return `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
}
