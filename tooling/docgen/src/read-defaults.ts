import ts from 'typescript';
import { docComment } from './doc-comment.ts';
import { place, type Source } from './program.ts';
import { resolveAlias } from './type-text.ts';

/** What a prop that is left out amounts to without any code. */
const NOTHING = new Set(['false', 'null', 'undefined', "''", '[]', '{}']);

/**
 * Compares the `@default` of the props that were read with what the code does where it takes them apart:
 * `{ size = 'medium' }: Props`.
 */
export function checkDefaults(source: Source): void {
  const { checker, program, isOurs } = source;
  const visit = (node: ts.Node): void => {
    if (ts.isBindingElement(node) && node.initializer && ts.isObjectBindingPattern(node.parent)) {
      const from = patternType(node.parent, checker);
      const name = (node.propertyName ?? node.name).getText().replace(/['"]/g, '');
      for (const one of from?.isUnion() ? from.types : [from]) {
        const declarations = one && checker.getPropertyOfType(one, name)?.declarations;
        for (const declaration of declarations ?? []) {
          if (source.props.has(declaration)) compare(name, declaration, node.initializer, source);
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) {
    if (!file.isDeclarationFile && isOurs(file)) visit(file);
  }
}

function compare(
  name: string,
  declaration: ts.Declaration,
  initializer: ts.Expression,
  { checker, report }: Source,
): void {
  const { default: said } = docComment(declaration);
  const expected = said && literal(said);
  // A phrase, such as `el de su Field`, is compared with nothing.
  if (said && !expected) return;
  const given = constant(initializer, checker);
  if (given === undefined || given === expected) return;
  if (!said && NOTHING.has(given)) return;
  const says = said ? `says @default ${said}` : 'has no @default';
  const is = `is ${initializer.getText()} by default in ${place(initializer)}`;
  report(declaration, `${name} ${says}, but ${is}.`);
}

function patternType(
  pattern: ts.ObjectBindingPattern,
  checker: ts.TypeChecker,
): ts.Type | undefined {
  const { parent } = pattern;
  if (ts.isParameter(parent)) return checker.getTypeAtLocation(parent);
  if (ts.isVariableDeclaration(parent) && parent.initializer) {
    return checker.getTypeAtLocation(parent.initializer);
  }
  return undefined;
}

/** The value of an expression that is written out, here or where its name is declared. */
function constant(node: ts.Expression, checker: ts.TypeChecker, depth = 0): string | undefined {
  const here = literal(node.getText());
  if (here !== undefined || depth > 4) return here;
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return undefined;
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
export function literal(text: string): string | undefined {
  const plain = text
    .replace(/`| (?:as|satisfies) [^']+$/g, '')
    .replace(/(?<=\d)_(?=\d)/g, '')
    .replace(/\s+/g, ' ');
  return LITERAL.test(plain) ? plain : undefined;
}
