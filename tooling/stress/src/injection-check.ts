/** The kinds of elements in the page. */
export type ElementNames = ReadonlySet<string>;

/** The kinds of elements that the page has now. */
export function elementNames(): ElementNames {
  return new Set([...document.querySelectorAll('*')].map((element) => element.localName));
}

/** Looks for injected code: whatever in the page runs, or would run or lead away when it is pressed. */
export function findInjections(usual: ElementNames): string[] {
  const found: string[] = [];
  if ('hacked' in window) found.push('a script ran');
  for (const element of document.querySelectorAll('*')) {
    if (!usual.has(element.localName) && element.localName !== 'span')
      found.push(`an element <${element.localName}>`);
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) found.push(`a handler ${name}="${value}"`);
      if (LINKS.has(name) && isExecutable(value, element)) found.push(`a live ${name}="${value}"`);
      if (name === 'srcdoc') found.push('a srcdoc');
    }
  }
  return found;
}

const LINKS = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster']);

/** Whether the browser would run it or leave for it; pictures of `data:` run nothing. */
function isExecutable(value: string, element: Element): boolean {
  let scheme: string;
  try {
    scheme = new URL(value, document.baseURI).protocol;
  } catch {
    return false;
  }
  if (scheme === 'javascript:' || scheme === 'vbscript:') return true;
  return scheme === 'data:' && !['img', 'link'].includes(element.localName);
}
