import type { ParameterTexts } from '@guadua/catalog';
import ts from 'typescript';
import { docComment, docOutcome } from './doc-comment.ts';
import type { Source } from './program.ts';
import { type ReadProp, readProps } from './read-props.ts';
import type { ParameterReference } from './reference.types.ts';
import { inferredText, typeText } from './type-text.ts';

/** A function, a method or a constant, without the names that its page gives it. */
export interface ReadFunction {
  /** With the name of its object before it: `cookies.get`. */
  readonly name: string;
  readonly signature: string;
  readonly description: string;
  readonly parameters: readonly ParameterReference[];
  readonly returns?: string;
}

type Signature = ts.SignatureDeclaration;

/** Reads an exported function, or each member of an exported object. */
export function readFunctions(
  name: string,
  symbol: ts.Symbol,
  texts: Readonly<Record<string, ParameterTexts>>,
  source: Source,
): ReadFunction[] {
  const { checker } = source;
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  if (!declaration) throw new Error(`${name} is declared nowhere.`);
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const own = signaturesOf(symbol, type);
  const read = (as: string, signatures: readonly Signature[], at: ts.Node) =>
    readFunction(as, signatures, at, texts[as], source);
  const all = own.length > 0 ? [read(name, own, declaration)] : [];
  for (const member of membersOf(declaration, symbol, type, source)) {
    const [at] = member.declarations ?? [];
    if (!at || !source.isOurs(at)) continue;
    const memberType = checker.getTypeOfSymbolAtLocation(member, at);
    const signatures = signaturesOf(member, memberType);
    if (signatures.length > 0) all.push(read(`${name}.${member.name}`, signatures, at));
    else all.push(readConstant(`${name}.${member.name}`, at, memberType, source));
  }
  return all.length > 0 ? all : [readConstant(name, declaration, type, source)];
}

/** What an object of functions has; `snackbar.dismiss` is one too, a constant of texts is not. */
function membersOf(
  declaration: ts.Declaration,
  symbol: ts.Symbol,
  type: ts.Type,
  { checker }: Source,
): readonly ts.Symbol[] {
  if (ts.isFunctionDeclaration(declaration)) {
    return [...(symbol.exports?.values() ?? [])].filter(({ name }) => name !== 'prototype');
  }
  if (!ts.isVariableDeclaration(declaration) || !declaration.type) return [];
  const members = checker.getPropertiesOfType(type);
  const hasFunctions = members.some((member) => {
    const [at] = member.declarations ?? [];
    return at && checker.getTypeOfSymbolAtLocation(member, at).getCallSignatures().length > 0;
  });
  return hasFunctions && !checker.isArrayType(type) ? members : [];
}

/** The declarations that callers see: of overloads, those without a body. */
function signaturesOf(symbol: ts.Symbol, type: ts.Type): Signature[] {
  const all = type
    .getCallSignatures()
    .flatMap((one) =>
      one.declaration && !ts.isJSDocSignature(one.declaration) ? [one.declaration] : [],
    );
  return symbol.flags & ts.SymbolFlags.Type ? [] : all;
}

function readFunction(
  name: string,
  signatures: readonly Signature[],
  at: ts.Node,
  texts: ParameterTexts = {},
  source: Source,
): ReadFunction {
  const { checker } = source;
  // A function type of a property carries its comment on the property.
  const commented = [...signatures, at].find((one) => docComment(one).description) ?? at;
  const description = `${docComment(commented).description} ${docOutcome(commented)}`.trim();
  const parameters = new Map<string, ParameterReference>();
  for (const parameter of signatures.flatMap((signature) => [...signature.parameters])) {
    const given = parameterName(parameter);
    if (parameters.has(given)) continue;
    const said = texts[given];
    if (!said) source.report(at, `${name}: no text says what its parameter ${given} is.`);
    parameters.set(given, {
      name: given,
      type: parameter.type
        ? typeText(parameter.type, checker)
        : inferredText(checker.getTypeAtLocation(parameter), checker),
      ...(parameter.initializer && parameter.initializer.getText() !== '{}'
        ? { default: parameter.initializer.getText() }
        : {}),
      description: said ?? '',
    });
    for (const field of fieldsOf(parameter, source)) {
      const inside = `${given}.${field.name}`;
      parameters.set(inside, {
        name: inside,
        type: field.type,
        ...(field.default === undefined ? {} : { default: field.default }),
        description: field.description,
      });
    }
  }
  const [first] = signatures;
  const result = first && resultText(first, checker);
  return {
    name,
    signature: signatures.map((one) => `${name}${signatureText(one, checker)}`).join('\n'),
    description,
    parameters: [...parameters.values()],
    ...(result && result !== 'void' ? { returns: result } : {}),
  };
}

function readConstant(name: string, at: ts.Node, type: ts.Type, { checker }: Source): ReadFunction {
  const annotated =
    (ts.isVariableDeclaration(at) || ts.isPropertySignature(at)) && at.type
      ? typeText(at.type, checker)
      : inferredText(type.isLiteral() ? checker.getBaseTypeOfLiteralType(type) : type, checker);
  return {
    name,
    signature: `${name}: ${annotated}`,
    description: docComment(at).description,
    parameters: [],
  };
}

/** The fields of an object of options, when that is what a parameter takes. */
function fieldsOf(parameter: ts.ParameterDeclaration, source: Source): readonly ReadProp[] {
  const { checker } = source;
  if (!parameter.type || !/options|handlers/i.test(parameterName(parameter))) return [];
  const type = checker.getNonNullableType(checker.getTypeFromTypeNode(parameter.type));
  return type.isClassOrInterface() || type.aliasSymbol ? readProps(type, source).props : [];
}

/** An object that is taken apart has no name of its own. */
function parameterName({ name }: ts.ParameterDeclaration): string {
  return ts.isIdentifier(name) ? name.text : 'options';
}

function signatureText(node: Signature, checker: ts.TypeChecker): string {
  const generics = node.typeParameters?.map((one) => one.getText()).join(', ');
  const parameters = node.parameters.map((one) => {
    const optional = one.questionToken || one.initializer ? '?' : '';
    const written = one.type ? shortType(one.type) : '';
    const type = written && `: ${optional ? written.replace(/ \| undefined$/, '') : written}`;
    return `${one.dotDotDotToken ? '...' : ''}${parameterName(one)}${optional}${type}`;
  });
  return `${generics ? `<${generics}>` : ''}(${parameters.join(', ')}): ${resultText(node, checker)}`;
}

function shortType(node: ts.TypeNode): string {
  return node
    .getText()
    .replace(/\s+/g, ' ')
    .replace(/ \| undefined$/, '');
}

function resultText(node: Signature, checker: ts.TypeChecker): string {
  if (node.type) return shortType(node.type);
  const signature = checker.getSignatureFromDeclaration(node);
  return signature ? inferredText(checker.getReturnTypeOfSignature(signature), checker) : 'void';
}
