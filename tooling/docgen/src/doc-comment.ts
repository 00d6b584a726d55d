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
  const text = (comment: ts.JSDoc['comment']) =>
    (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ').trim();
  const given = tag && text(tag.comment);
  return { description: last ? text(last.comment) : '', ...(given ? { default: given } : {}) };
}

/** Says whether a member is marked `@internal`: the declarations that ship leave it out. */
export function isInternal(node: ts.Node): boolean {
  return ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal');
}
