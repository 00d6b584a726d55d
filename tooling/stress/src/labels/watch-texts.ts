/** A text, and where it stood. */
export interface FoundText {
  text: string;
  where: string;
}

/** Texts that are shown or announced, from the start to now. */
export interface TextWatch {
  texts: () => readonly FoundText[];
  stop: () => void;
}

const ATTRIBUTES = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
];

/** All that was seen since the file began, in one case or another. */
export const everSeen = new Set<string>();

/**
 * Collects every text that is in the document at any time: text, attributes that are read out, what
 * fields say that they lack, what style sheets write. Announcements come and go: none is missed.
 */
export function watchTexts(): TextWatch {
  const found = new Map<string, FoundText>();
  const note = (text: string, element: Element | null, what: string) => {
    if (!element || element.closest('script, style')) return;
    const trimmed = text.trim();
    everSeen.add(trimmed);
    if (trimmed !== '' && trimmed !== 'none' && !found.has(trimmed)) {
      found.set(trimmed, { text: trimmed, where: `${what} of ${describe(element)}` });
    }
  };
  const lookAt = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Text) note(node.data, node.parentElement, 'text');
      if (!(node instanceof Element)) continue;
      for (const name of ATTRIBUTES) note(node.getAttribute(name) ?? '', node, name);
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, attributeName } of records) {
      if (type === 'childList') addedNodes.forEach(lookAt);
      else if (type === 'characterData') lookAt(target);
      else if (target instanceof Element && attributeName) {
        note(target.getAttribute(attributeName) ?? '', target, attributeName);
      }
    }
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ATTRIBUTES,
  });
  lookAt(document.body);
  return {
    texts: () => {
      lookAt(document.body);
      for (const element of document.body.querySelectorAll('*')) lookCloser(element, note);
      return [...found.values()];
    },
    stop: () => observer.disconnect(),
  };
}

/** What no mutation reports: validation messages, and texts that come from a style sheet. */
function lookCloser(
  element: Element,
  note: (text: string, element: Element, what: string) => void,
): void {
  if ('validity' in element && 'validationMessage' in element) {
    const { validity, validationMessage } = element as HTMLInputElement;
    // The browser's own messages are in the browser's language.
    if (validity.customError) note(validationMessage, element, 'validation message');
  }
  for (const pseudoElement of ['::before', '::after']) {
    const { content } = getComputedStyle(element, pseudoElement);
    if (/^".*"$/.test(content)) note(content.slice(1, -1), element, `content of ${pseudoElement}`);
  }
}

/** What is the same in every language: units, formats, letters of documents, the clock of twelve hours (DAT-7). */
const INTERNATIONAL =
  /\b(?:[kKMG]?B|ms|AM|PM|PDF|pdf|JPG|PNG|COP|NIT|CC|CPF)\b|\.(?:pdf|png|jpg|heic|svg|txt)\b/g;

/** What is left of a text without what was translated; empty when nothing is. */
export function untranslated(text: string): string {
  let rest = text;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/\[[^[\]]*\]/g, '');
  }
  rest = rest.replace(INTERNATIONAL, '');
  return /\p{Script=Latin}/u.test(rest) ? rest.trim() : '';
}

function describe(element: Element): string {
  const role = element.getAttribute('role');
  return `${element.localName}${element.className && `.${String(element.className).split(' ')[0]}`}${role ? `[${role}]` : ''}`;
}
