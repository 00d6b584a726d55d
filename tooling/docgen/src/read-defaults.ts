import ts from 'typescript';
import { docComment } from './doc-comment.ts';
import { place, type Source } from './program.ts';
import type { PropDeclaration } from './read-props.ts';
import type { Problem } from './reference.types.ts';
import { isEnglish } from './spanish.ts';
import { resolveAlias } from './type-text.ts';

/** A default that the code gives to a prop. */
interface GivenDefault {
  readonly at: string;
  readonly text: string;
  /** Its value, when the code writes it out. */
  readonly value: string | undefined;
  /** Taken apart with it (`{ size = 'medium' }`), which is sure to be the prop's default. */
  readonly certain: boolean;
}

/** Defaults by the declaration of the prop that they are for, and by package and name. */
export type GivenDefaults = ReadonlyMap<ts.Node | string, readonly GivenDefault[]>;

/**
 * Every default of the sources: `{ size = 'medium' }: Props`, `props.size ?? 'medium'`, `<Base
 * size="small" {...props} />`.
 */
export function readDefaults(source: Source): GivenDefaults {
  const { checker, program } = source;
  const found = new Map<ts.Node | string, GivenDefault[]>();
  const note = (
    type: ts.Type,
    name: string,
    given: ts.Expression,
    certain: boolean,
    where: ts.Node = given,
  ) => {
    const value = constant(given, checker);
    const said = { at: place(where), text: where.getText(), value, certain };
    const keys = (type.isUnion() ? type.types : [type]).flatMap((one): (ts.Node | string)[] => [
      ...(checker.getPropertyOfType(one, name)?.declarations ?? []),
    ]);
    // Props are handed on under the same name to what has a type of its own.
    for (const key of [...keys, inPackage(said.at, name)]) {
      found.set(key, [...(found.get(key) ?? []), said]);
    }
  };
  /** Notes what stands in for `props.size`, or for a `size` that was taken out of the props. */
  const noteOperand = (operand: ts.Expression, given: ts.Expression, where?: ts.Node) => {
    if (ts.isPropertyAccessExpression(operand)) {
      const type = checker.getNonNullableType(checker.getTypeAtLocation(operand.expression));
      note(type, operand.name.text, given, false, where);
    } else if (ts.isIdentifier(operand)) {
      const bound = checker.getSymbolAtLocation(operand)?.valueDeclaration;
      if (!bound || !ts.isBindingElement(bound) || !ts.isObjectBindingPattern(bound.parent)) return;
      const type = patternType(bound.parent, checker);
      if (type) note(type, boundName(bound), given, false, where);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBindingElement(node) && node.initializer && ts.isObjectBindingPattern(node.parent)) {
      const from = patternType(node.parent, checker);
      if (from) note(from, boundName(node), node.initializer, true);
    }
    if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      if (kind === ts.SyntaxKind.QuestionQuestionToken) {
        for (const operand of operands(node.left)) noteOperand(operand, node.right);
      }
      // `searchable !== false`: left out, it counts as true.
      if (
        kind === ts.SyntaxKind.ExclamationEqualsEqualsToken &&
        node.right.kind === ts.SyntaxKind.FalseKeyword
      ) {
        noteOperand(node.left, ts.factory.createTrue(), node);
      }
    }
    if (ts.isParameter(node) && node.initializer && node.type) {
      // `(option: Props['shortcuts'] = true) => …`
      const { type } = node;
      if (ts.isIndexedAccessTypeNode(type) && ts.isLiteralTypeNode(type.indexType)) {
        const name = type.indexType.getText().replace(/['"]/g, '');
        note(checker.getTypeFromTypeNode(type.objectType), name, node.initializer, true);
      }
    }
    if (ts.isJsxAttributes(node)) {
      const spread = node.properties.findLastIndex(ts.isJsxSpreadAttribute);
      const rest = node.properties[spread];
      if (rest && ts.isJsxSpreadAttribute(rest)) {
        const type = checker.getTypeAtLocation(rest.expression);
        for (const one of node.properties.slice(0, spread)) {
          if (!ts.isJsxAttribute(one) || !one.initializer) continue;
          const given = ts.isJsxExpression(one.initializer)
            ? one.initializer.expression
            : one.initializer;
          if (given) note(type, one.name.getText(), given as ts.Expression, false);
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) {
    if (!file.isDeclarationFile && source.isOurs(file)) visit(file);
  }
  return found;
}

function inPackage(at: string, name: string): string {
  return `${at.split('/')[1]} ${name}`;
}

function boundName({ propertyName, name }: ts.BindingElement): string {
  return (propertyName ?? name).getText().replace(/['"]/g, '');
}

/** What comes first in `a ?? b ?? c`. */
function operands(node: ts.Expression): ts.Expression[] {
  return ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
    ? [...operands(node.left), ...operands(node.right)]
    : [node];
}

/** Defaults that code finds by the name of the prop, where reading the code doesn't find them. */
const FOUND_BY_NAME = /^packages\/utils\/src\/password\//;

/** What `@default` says against what the code does. */
export function checkDefaults(
  declarations: Iterable<PropDeclaration>,
  given: GivenDefaults,
): Problem[] {
  const problems: Problem[] = [];
  for (const declaration of new Set(declarations)) {
    const name = declaration.name.getText();
    const { default: said } = docComment(declaration);
    const list = given.get(declaration) ?? [];
    const at = place(declaration);
    if (said === undefined) {
      const untold = list.find(
        ({ certain, value }) => certain && value !== undefined && !NOTHING.has(value),
      );
      if (untold) {
        problems.push({
          at,
          message: `${name} has no @default, but is ${untold.text} by default in ${untold.at}.`,
        });
      }
      continue;
    }
    const value = written(said);
    if (value === undefined) {
      if (isEnglish(said))
        problems.push({ at, message: `${name} says @default in English: ${said}` });
      continue;
    }
    const wrong = list.find((one) => one.certain && one.value !== undefined && one.value !== value);
    if (wrong) {
      problems.push({
        at,
        message: `${name} says @default ${said}, but is ${wrong.text} by default in ${wrong.at}.`,
      });
    } else if (
      !NOTHING.has(value) &&
      !FOUND_BY_NAME.test(at) &&
      !list.some((one) => one.value === value) &&
      !given.get(inPackage(at, name))?.some((one) => one.value === value) &&
      onlyValue(declaration) !== value
    ) {
      problems.push({ at, message: `${name} says @default ${said}, which no code gives it.` });
    }
  }
  return problems;
}

/** What a prop that is left out amounts to without any code. */
const NOTHING = new Set(['false', 'null', 'undefined', '""', '[]', '{}']);

/** The value of a prop that can only be left out or have this one, as in `valueAs?: 'date'`. */
function onlyValue({ questionToken, type }: PropDeclaration): string | undefined {
  if (!questionToken || !type) return undefined;
  const given = (ts.isUnionTypeNode(type) ? [...type.types] : [type]).filter(
    ({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword,
  );
  const [only, ...more] = given;
  return only && more.length === 0 && ts.isLiteralTypeNode(only) ? value(only.literal) : undefined;
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

/** A default as the comment writes it, if it is code for a value. */
export function written(text: string): string | undefined {
  const file = ts.createSourceFile(
    'default.ts',
    `(${text.replaceAll('`', '')})`,
    ts.ScriptTarget.ES2022,
  );
  const [statement, ...rest] = file.statements;
  if (!statement || rest.length > 0 || !ts.isExpressionStatement(statement)) return undefined;
  if (!file.text.endsWith(')') || statement.end !== file.text.length) return undefined;
  return value(statement.expression);
}

/** The value of an expression that is written out, here or where its name is declared. */
function constant(node: ts.Expression, checker: ts.TypeChecker, depth = 0): string | undefined {
  const here = value(node);
  if (here !== undefined || depth > 4) return here;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    return constant(node.expression, checker, depth + 1);
  }
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return undefined;
  const symbol = checker.getSymbolAtLocation(node);
  const declared = symbol && resolveAlias(symbol, checker).valueDeclaration;
  return declared &&
    (ts.isVariableDeclaration(declared) || ts.isPropertyAssignment(declared)) &&
    declared.initializer
    ? constant(declared.initializer, checker, depth + 1)
    : undefined;
}

function value(node: ts.Expression): string | undefined {
  if (ts.isParenthesizedExpression(node)) return value(node.expression);
  if (ts.isStringLiteralLike(node)) return JSON.stringify(node.text);
  if (ts.isNumericLiteral(node)) return String(Number(node.text.replaceAll('_', '')));
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
    const inner = value(node.operand);
    return inner && `-${inner}`;
  }
  if (ts.isArrayLiteralExpression(node)) {
    const items = node.elements.map(value);
    return items.every((one) => one !== undefined) ? `[${items.join()}]` : undefined;
  }
  if (ts.isObjectLiteralExpression(node) && node.properties.length === 0) return '{}';
  if (node.kind === ts.SyntaxKind.TrueKeyword) return 'true';
  if (node.kind === ts.SyntaxKind.FalseKeyword) return 'false';
  if (node.kind === ts.SyntaxKind.NullKeyword) return 'null';
  if (ts.isIdentifier(node) && node.text === 'undefined') return 'undefined';
  return undefined;
}
