import ts from 'typescript';
import { docComment } from './doc-comment.ts';
import type { Reading } from './reading.ts';

/** A `data-*` attribute that a component puts on one of its elements. */
interface ReadAttribute {
  readonly name: string;
  readonly values: ReadonlySet<string>;
  /** Part of the component, from the class of the element; the root's is empty. */
  readonly part: string;
  /** What the state that it comes from says of itself. */
  readonly description: string;
}

/** A module with elements, and the part that its root element is. */
export interface View {
  readonly module: string;
  readonly part: string;
}

/** The attributes that the views in some files carry. */
export function readDataAttributes(
  views: readonly View[],
  { program, checker }: Reading,
): ReadAttribute[] {
  const found = new Map<string, ReadAttribute>();
  const visit = (node: ts.Node, whole: string): void => {
    const note = (name: string, values: readonly string[], own: string, description = '') => {
      const part = own || whole;
      const key = `${name} ${part}`;
      const before = found.get(key);
      found.set(key, {
        name,
        values: new Set([...(before?.values ?? []), ...values]),
        part,
        description: before?.description || description,
      });
    };
    if (ts.isJsxAttribute(node) && node.name.getText().startsWith('data-')) {
      note(node.name.getText(), textsOf(node.initializer, checker), partOf(node));
    }
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) {
      const { text } = node.name;
      if (text.startsWith('data-')) note(text, textsOf(node.initializer, checker), '');
    }
    if (ts.isCallExpression(node) && node.expression.getText() === 'dataAttributes') {
      const [state] = node.arguments;
      for (const symbol of state ? checker.getTypeAtLocation(state).getProperties() : []) {
        const [at] = symbol.declarations ?? [];
        const values = texts(checker.getTypeOfSymbolAtLocation(symbol, node));
        const name = `data-${symbol.name.replace(/[A-Z]/g, '-$&').toLowerCase()}`;
        note(name, values, partOf(node), at && docComment(at).description);
      }
    }
    ts.forEachChild(node, (child) => visit(child, whole));
  };
  for (const { module, part } of views) {
    const file = program.getSourceFile(module);
    if (file) visit(file, part);
  }
  return [...found.values()];
}

/** The texts that an attribute may have, by the type of its value. */
function textsOf(value: ts.Node | undefined, checker: ts.TypeChecker): string[] {
  if (!value) return [];
  const given = ts.isJsxExpression(value) ? value.expression : value;
  return given ? texts(checker.getTypeAtLocation(given)) : [];
}

function texts(type: ts.Type): string[] {
  return (type.isUnion() ? type.types : [type]).flatMap((one) =>
    one.isStringLiteral() && one.value !== '' ? [one.value] : [],
  );
}

/** `option` for an element with the class `gd-select__option`. */
function partOf(node: ts.Node): string {
  const attributes = ts.findAncestor(node, ts.isJsxAttributes);
  const className = attributes?.properties.find(
    (one) => ts.isJsxAttribute(one) && one.name.getText() === 'className',
  );
  const [, part = ''] = /\bgd-[a-z-]+__([a-z-]+)/.exec(className?.getText() ?? '') ?? [];
  return part.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
