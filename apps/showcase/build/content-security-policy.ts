import { createHash } from 'node:crypto';
import { colorSchemeScript } from '@guadua/utils';
import { inlineScriptHashes } from '../src/pages/project/recetas/code/inline-scripts.ts';
import { ownThemeScript } from '../src/site/own-theme-script.ts';

/** What the two sign-ins load once they are asked for (Google Identity Services, Facebook SDK). */
const SIGN_IN = {
  script: 'https://accounts.google.com/gsi/client https://connect.facebook.net',
  style: 'https://accounts.google.com/gsi/style',
  connect: 'https://accounts.google.com/gsi/ https://graph.facebook.com https://www.facebook.com',
  frame: 'https://accounts.google.com/gsi/ https://www.facebook.com',
};

interface PolicyOptions {
  /** The prerendered HTML of the page. */
  content: string;
  /** The rules that stand in the page itself. */
  styles: string;
  /** Whether it offers the sign-ins, whose hosts no other page allows. */
  signIn: boolean;
}

/**
 * What a page may load and run: its own files, the script that sets colour scheme and theme before the
 * first paint, the one with which React keeps the submissions of a form with a function, and the very rules and `style` attributes that its HTML comes with (scripts set styles
 * through the CSSOM, which needs no permission).
 */
export function contentSecurityPolicy({ content, styles, signIn }: PolicyOptions): string {
  const other = (kind: keyof typeof SIGN_IN) => (signIn ? [SIGN_IN[kind]] : []);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      hash(`${colorSchemeScript};${ownThemeScript}`),
      ...inlineScriptHashes(content),
      ...other('script'),
    ],
    'style-src': ["'self'", hash(styles), ...other('style')],
    'style-src-attr': styleAttributes(content),
    'img-src': ["'self'", 'data:', 'blob:'],
    // Files are read by the addresses that were made for them.
    'connect-src': ["'self'", 'data:', 'blob:', ...other('connect')],
    'frame-src': signIn ? other('frame') : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // A form is how StackBlitz takes the project of a playground, once that is asked for.
    'form-action': ["'self'", 'https://stackblitz.com'],
    // The scripts of the sign-ins write HTML of their own.
    ...(!signIn && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', 'showcase', 'guadua'],
    }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function styleAttributes(content: string): string[] {
  const styles = [...content.matchAll(/<[^>]* style="([^"]*)"/g)].map(([, style = '']) => style);
  if (styles.length === 0) return ["'none'"];
  return ["'unsafe-hashes'", ...new Set(styles.map((style) => hash(unescapeHtml(style))))];
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Takes back what React escapes in an attribute. */
function unescapeHtml(text: string): string {
  return text.replaceAll(/&(#x27|\w+);/g, (whole, name) => ENTITIES[name] ?? whole);
}
