import ts from 'typescript';
import { docComment } from './doc-comment.ts';
import { isOurs, place, type Reading, report } from './reading.ts';
import { resolveAlias } from './type-text.ts';

/** What a prop that is left out amounts to without any code. */
const NOTHING = new Set(['false', 'null', 'undefined', "''", '[]', '{}']);

/**
 * Compares the `@default` of the props that were read with what the code does where it takes them apart:
 * `{ size = 'medium' }: Props`.
 */
export function checkDefaults(reading: Reading): void {
  const { checker, program, props } = reading;
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isBindingElement(node) || !node.initializer) return;
    const { parent } = node.parent;
    const isTaken = ts.isParameter(parent) || ts.isVariableDeclaration(parent);
    if (!ts.isObjectBindingPattern(node.parent) || !isTaken) return;
    const from = checker.getTypeAtLocation(
      ts.isVariableDeclaration(parent) ? (parent.initializer ?? parent) : parent,
    );
    const name = (node.propertyName ?? node.name).getText().replace(/['"]/g, '');
    for (const one of from.isUnion() ? from.types : [from]) {
      for (const declaration of checker.getPropertyOfType(one, name)?.declarations ?? []) {
        if (props.has(declaration)) compare(name, declaration, node.initializer, reading);
      }
    }
  };
  for (const file of program.getSourceFiles()) {
    if (!file.isDeclarationFile && isOurs(file)) visit(file);
  }
}

function compare(
  name: string,
  declaration: ts.Declaration,
  initializer: ts.Expression,
  reading: Reading,
): void {
  const { default: said } = docComment(declaration);
  const expected = said && literal(said);
  const given = constant(initializer, reading.checker);
  // A phrase, such as `el de su Field`, is compared with nothing.
  if ((said && !expected) || given === undefined || given === expected) return;
  if (!said && NOTHING.has(given)) return;
  const says = said ? `says @default ${said}` : 'has no @default';
  const is = `is ${initializer.getText()} by default in ${place(initializer)}`;
  report(declaration, `${name} ${says}, but ${is}.`, reading);
}

/** The value of an expression that is written out, here or where its name is declared. */
function constant(node: ts.Expression, checker: ts.TypeChecker, depth = 0): string | undefined {
  const here = literal(node.getText());
  if (here !== undefined || depth > 4) return here;
  const symbol = checker.getSymbolAtLocation(node);
  const declared = symbol && resolveAlias(symbol, checker).valueDeclaration;
  return declared &&
    (ts.isVariableDeclaration(declared) || ts.isPropertyAssignment(declared)) &&
    declared.initializer
    ? constant(declared.initializer, checker, depth + 1)
    : undefined;
}

const PLAIN = String.raw`'[^']*'|-?[\d.]+|true|false|null|undefined|\{\}`;
const LITERAL = new RegExp(String.raw`^(?:${PLAIN}|\[(?:(?:${PLAIN})(?:, )?)*\])$`);

/** A value as code writes it, in one form; nothing for any other text. */
function literal(text: string): string | undefined {
  const plain = text
    .replace(/`| (?:as|satisfies) [^']+$/g, '')
    .replace(/(?<=\d)_(?=\d)/g, '')
    .replace(/\s+/g, ' ');
  return LITERAL.test(plain) ? plain : undefined;
}
