/**
 * A page with other content and without a script: as a server answers a form that came from a browser
 * without JavaScript.
 *
 * @param html A page of the site, for what stands in its head.
 * @param content What its body holds.
 */
export function withoutScripts(html: string, content: string): string {
  const [, head = ''] = /<head>([\s\S]*)<\/head>/.exec(html) ?? [];
  const quiet = head
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="(?:modulepreload|canonical|alternate)"[^>]*>/g, '');
  return `<!doctype html>\n<html lang="es-CO"><head>${quiet}</head><body>${content}</body></html>\n`;
}
