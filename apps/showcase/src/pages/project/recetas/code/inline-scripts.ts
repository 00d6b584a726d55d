import { createHash } from 'node:crypto';

/** Lo que `script-src` debe permitir para los scripts en línea de una página hecha en un servidor. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = scripts.map(([, text = '']) => {
    const hash = createHash('sha256').update(text).digest('base64');
    return `'sha256-${hash}'`;
  });
  return [...new Set(hashes)];
}
