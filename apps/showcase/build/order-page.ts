const SHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/g;
const PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g;
const SCRIPT = /\s*<script type="module"[^>]*><\/script>/g;

/** The addresses of the style sheets that a page links, in their order. */
export function linkedSheets(html: string): string[] {
  return [...html.matchAll(SHEET)].map(([, address = '']) => address);
}

/**
 * Lets a prerendered page show as soon as it can on a slow line: no request stands before its first paint. Its
 * style sheets are in the page, and scripts wait behind its text and its fonts, which they would share the line with.
 * Links of the sheets stay, switched off: the client asks them what it need not load. Fonts start once the text is laid
 * out; until then their fallbacks have their metrics.
 *
 * @param rules What the linked sheets say, and what else the page needs at once.
 */
export function orderPage(html: string, rules: string): string {
  const links = (html.match(SHEET) ?? []).map((link) =>
    link.replace(' rel="stylesheet"', ' rel="stylesheet" disabled'),
  );
  const scripts = [...(html.match(PRELOAD) ?? []), ...(html.match(SCRIPT) ?? [])].map((script) =>
    script.replace('>', ' fetchpriority="low">'),
  );
  return html
    .replaceAll(SHEET, '')
    .replaceAll(PRELOAD, '')
    .replaceAll(SCRIPT, '')
    .replace('</head>', () => `<style>${rules}</style>${links.join('')}</head>`)
    .replace('</body>', () => `${scripts.join('')}\n  </body>`);
}
