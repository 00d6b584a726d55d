import ts from 'typescript';

/** What the comment over a declaration says. */
export interface DocComment {
  readonly description: string;
  /** The text of `@default`. */
  readonly default?: string;
}

export function docComment(node: ts.Node): DocComment {
  const last = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc);
  const tag = last?.tags?.find(({ tagName }) => tagName.text === 'default');
  const given = textOf(tag?.comment);
  return { description: textOf(last?.comment), ...(given ? { default: given } : {}) };
}

/** What the comment over a function says of its result and of its errors, as sentences of a Spanish page. */
export function docOutcome(node: ts.Node): string {
  const last = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc);
  const sentences = (last?.tags ?? []).flatMap(({ tagName, comment }) => {
    const text = textOf(comment);
    if (tagName.text === 'returns') return `Da ${uncapitalised(text)}`;
    if (tagName.text !== 'throws') return [];
    const [, name = '', reason] = /^(\w+(?:\(.*?\))?) ?(.*)$/.exec(text) ?? [];
    return reason ? `Lanza \`${name}\`: ${uncapitalised(reason)}` : `Lanza \`${name}\`.`;
  });
  return sentences.join(' ');
}

function textOf(comment: ts.JSDoc['comment']): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ').trim();
}

function uncapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Says whether a member is marked `@internal`: the declarations that ship leave it out. */
export function isInternal(node: ts.Node): boolean {
  return ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal');
}
