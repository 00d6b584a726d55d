import { JSDOM } from 'jsdom';
import postcss, { type Container, type Rule } from 'postcss';

/** States that only an action of the person leads to; the whole sheet is there by then. */
const LATER = /:(?:hover|active|focus|focus-visible|focus-within|target|autofill)\b/;
/** Movement and the shape of the pointer are seen only after a person acts; the whole sheet is there by then. */
const MOVES = /^(?:transition|animation|cursor)/;
/** What an element in a document can't be asked for; a minifier writes `::after` with one colon. */
const PARTS =
  /::[\w-]+(?:\([^)]*\))?|:(?:before|after|first-line|first-letter|placeholder-shown|-webkit-[\w-]+|-moz-[\w-]+)/g;

/**
 * The rules that a prerendered page needs to look right before its whole style sheets are there:
 * those whose selectors find something in it, in their layers and queries.
 *
 * @param content The HTML of the page.
 * @param css The style sheets that come later, one after another.
 */
export function criticalStyles(content: string, css: string): string {
  const { document } = new JSDOM(content).window;
  const root = postcss.parse(css);
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules(/keyframes$/, (rule) => void rule.remove());
  root.walkDecls(MOVES, (declaration) => void declaration.remove());
  root.walkRules((rule) => keepSelectors(rule, document));
  removeEmpty(root);
  return root.toString().replace(/\s*\n\s*/g, '');
}

function keepSelectors(rule: Rule, document: Document): void {
  // A nested rule depends on the one around it, which decides.
  if (rule.parent?.type === 'rule') return;
  const kept = rule.selectors.filter(
    (selector) => !LATER.test(selector) && finds(document, selector),
  );
  if (kept.length === 0) rule.remove();
  else rule.selectors = kept;
}

function finds(document: Document, selector: string): boolean {
  try {
    return document.querySelector(selector.replace(PARTS, '') || '*') !== null;
  } catch {
    // A selector that this document can't read may well be needed.
    return true;
  }
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type === 'decl' || node.type === 'comment' || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
