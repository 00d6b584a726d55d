import ts from 'typescript';
import { anchor } from './anchors.ts';
import { docComment, docOutcome } from './doc-comment.ts';
import { type ReadProp, readProps } from './read-props.ts';
import { type Export, isOurs, type Reading, report, spanish } from './reading.ts';
import type { FunctionReference, ParameterReference } from './reference.types.ts';
import { inferredText, typeText } from './type-text.ts';

/** Reads an exported function or constant, or each member of an exported object: `cookies.get`. */
export function readFunctions(
  name: string,
  { symbol, at, importFrom }: Export,
  reading: Reading,
): FunctionReference[] {
  const { checker } = reading;
  const read = (as: string, one: ts.Symbol, where: ts.Declaration): FunctionReference => {
    const type = checker.getTypeOfSymbolAtLocation(one, where);
    const signatures = signaturesOf(one, type);
    // A function type of a property carries its comment on the property.
    const commented = [...signatures, where].find((node) => docComment(node).description) ?? where;
    const outcome = signatures.length > 0 ? docOutcome(commented) : '';
    const description = `${docComment(commented).description} ${outcome}`.trim();
    return {
      id: anchor(as),
      name: as,
      importFrom,
      description: spanish(where, as, description, reading),
      ...(signatures.length > 0
        ? readSignatures(as, signatures, where, reading)
        : { signature: `${as}: ${constantType(where, type, checker)}`, parameters: [] }),
    };
  };
  const type = checker.getTypeOfSymbolAtLocation(symbol, at);
  const members = membersOf(symbol, at, type, checker).flatMap((member) => {
    const [where] = member.declarations ?? [];
    return where && isOurs(where) ? [read(`${name}.${member.name}`, member, where)] : [];
  });
  const isItself = members.length === 0 || signaturesOf(symbol, type).length > 0;
  return isItself ? [read(name, symbol, at), ...members] : members;
}

/** What an object of functions has; `snackbar.dismiss` is one too, a constant of texts is not. */
function membersOf(
  symbol: ts.Symbol,
  at: ts.Declaration,
  type: ts.Type,
  checker: ts.TypeChecker,
): readonly ts.Symbol[] {
  if (ts.isFunctionDeclaration(at)) {
    return [...(symbol.exports?.values() ?? [])].filter(({ name }) => name !== 'prototype');
  }
  if (!ts.isVariableDeclaration(at) || !at.type || checker.isArrayType(type)) return [];
  const members = checker.getPropertiesOfType(type);
  const isFunction = (member: ts.Symbol) =>
    checker.getTypeOfSymbolAtLocation(member, at).getCallSignatures().length > 0;
  return members.some(isFunction) ? members : [];
}

/** The declarations that callers see: of overloads, those without a body. */
function signaturesOf(symbol: ts.Symbol, type: ts.Type): ts.SignatureDeclaration[] {
  if (symbol.flags & ts.SymbolFlags.Type) return [];
  return type
    .getCallSignatures()
    .flatMap(({ declaration }) =>
      declaration && !ts.isJSDocSignature(declaration) ? [declaration] : [],
    );
}

function readSignatures(
  name: string,
  signatures: readonly ts.SignatureDeclaration[],
  at: ts.Node,
  reading: Reading,
): Pick<FunctionReference, 'signature' | 'parameters' | 'returns'> {
  const { checker } = reading;
  const parameters = new Map<string, ParameterReference>();
  for (const parameter of signatures.flatMap((signature) => [...signature.parameters])) {
    const given = parameterName(parameter);
    if (parameters.has(given)) continue;
    const description = reading.functions[name]?.[given] ?? '';
    if (!description) {
      report(at, `${name}: no text says what its parameter ${given} is.`, reading);
    }
    const standard = parameter.initializer?.getText();
    parameters.set(given, {
      name: given,
      type: parameter.type
        ? typeText(parameter.type, checker)
        : inferredText(checker.getTypeAtLocation(parameter), checker),
      ...(standard === undefined || standard === '{}' ? {} : { default: standard }),
      description,
    });
    for (const field of fieldsOf(parameter, reading)) {
      const { declaration, required, when, ...shown } = field;
      const inside = `${given}.${field.name}`;
      parameters.set(inside, { ...shown, name: inside });
    }
  }
  const [result = 'void'] = signatures.map((one) => resultText(one, checker));
  return {
    signature: signatures.map((one) => `${name}${signatureText(one, checker)}`).join('\n'),
    parameters: [...parameters.values()],
    ...(result === 'void' ? {} : { returns: result }),
  };
}

function constantType(at: ts.Node, type: ts.Type, checker: ts.TypeChecker): string {
  const isTyped = ts.isVariableDeclaration(at) || ts.isPropertySignature(at);
  if (isTyped && at.type) return typeText(at.type, checker);
  return inferredText(checker.getBaseTypeOfLiteralType(type), checker);
}

/** The fields of an object of options, when that is what a parameter takes. */
function fieldsOf(parameter: ts.ParameterDeclaration, reading: Reading): readonly ReadProp[] {
  const { checker } = reading;
  if (!parameter.type || !/options|handlers/i.test(parameterName(parameter))) return [];
  const type = checker.getNonNullableType(checker.getTypeFromTypeNode(parameter.type));
  return type.isClassOrInterface() || type.aliasSymbol ? readProps(type, reading).props : [];
}

/** An object that is taken apart has no name of its own. */
function parameterName({ name }: ts.ParameterDeclaration): string {
  return ts.isIdentifier(name) ? name.text : 'options';
}

function signatureText(node: ts.SignatureDeclaration, checker: ts.TypeChecker): string {
  const generics = node.typeParameters?.map((one) => one.getText()).join(', ');
  const parameters = node.parameters.map((one) => {
    const optional = one.questionToken || one.initializer ? '?' : '';
    const type = one.type ? `: ${shortType(one.type)}` : '';
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

function resultText(node: ts.SignatureDeclaration, checker: ts.TypeChecker): string {
  if (node.type) return shortType(node.type);
  const signature = checker.getSignatureFromDeclaration(node);
  return signature ? inferredText(checker.getReturnTypeOfSignature(signature), checker) : 'void';
}
