import ts from 'typescript';
import { docComment } from './doc-comment.ts';
import type { Source } from './program.ts';

/** A `data-*` attribute that a component puts on one of its elements. */
export interface ReadAttribute {
  readonly name: string;
  readonly values: readonly string[];
  /** Part of the component, from the class of the element; the root's is empty. */
  readonly part: string;
  /** What the state that it comes from says of itself. */
  readonly description: string;
}

/** The attributes that the views in some files carry; `file#part` for a part in a file of its own. */
export function readDataAttributes(
  views: readonly string[],
  { program, checker }: Source,
): ReadAttribute[] {
  const found = new Map<string, ReadAttribute>();
  for (const view of views) {
    const [name = '', whole = ''] = view.split('#');
    const file = program.getSourceFile(name);
    if (!file) throw new Error(`${name} is not among the sources.`);
    visit(file, checker, (read) => {
      const part = read.part || whole;
      const before = found.get(`${read.name} ${part}`);
      const values = new Set([...(before?.values ?? []), ...read.values]);
      const description = before?.description || read.description;
      found.set(`${read.name} ${part}`, { ...read, part, values: [...values], description });
    });
  }
  return [...found.values()];
}

function visit(node: ts.Node, checker: ts.TypeChecker, note: (found: ReadAttribute) => void): void {
  if (ts.isJsxAttribute(node) && node.name.getText().startsWith('data-')) {
    const values = node.initializer
      ? ts.isJsxExpression(node.initializer)
        ? node.initializer.expression &&
          texts(checker.getTypeAtLocation(node.initializer.expression))
        : [node.initializer.getText().replace(/['"]/g, '')].filter(Boolean)
      : [];
    note({ name: node.name.getText(), values: values ?? [], part: partOf(node), description: '' });
  }
  if (
    ts.isPropertyAssignment(node) &&
    ts.isStringLiteral(node.name) &&
    node.name.text.startsWith('data-')
  ) {
    note({
      name: node.name.text,
      values: texts(checker.getTypeAtLocation(node.initializer)),
      part: '',
      description: '',
    });
  }
  if (ts.isCallExpression(node) && node.expression.getText() === 'dataAttributes') {
    const [state] = node.arguments;
    for (const symbol of state ? checker.getTypeAtLocation(state).getProperties() : []) {
      const [declaration] = symbol.declarations ?? [];
      note({
        name: `data-${symbol.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
        values: texts(checker.getTypeOfSymbolAtLocation(symbol, node)),
        part: partOf(node),
        description: declaration ? docComment(declaration).description : '',
      });
    }
  }
  ts.forEachChild(node, (child) => visit(child, checker, note));
}

/** The texts that a value may be. */
function texts(type: ts.Type): string[] {
  return (type.isUnion() ? type.types : [type]).flatMap((one) =>
    one.isStringLiteral() && one.value !== '' ? [one.value] : [],
  );
}

/** `option` for an element with the class `gd-select__option`. */
function partOf(node: ts.Node): string {
  const attributes = ts.findAncestor(node, ts.isJsxAttributes);
  const className = attributes?.properties.find(
    (one): one is ts.JsxAttribute => ts.isJsxAttribute(one) && one.name.getText() === 'className',
  );
  const [, part = ''] = /\bgd-[a-z-]+__([a-z-]+)/.exec(className?.getText() ?? '') ?? [];
  return part.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
