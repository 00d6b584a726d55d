import ts from 'typescript';
import { docComment, isInternal } from './doc-comment.ts';
import { nativeElement } from './native-element.ts';
import type { Source } from './program.ts';
import type { PropReference } from './reference.types.ts';
import { isNothing, typeText } from './type-text.ts';

/** A prop and the place it comes from, which shows whether two components share it. */
export interface ReadProp extends Omit<PropReference, 'id'> {
  readonly declaration: PropDeclaration;
}

type PropDeclaration = ts.PropertySignature | ts.MethodSignature;

/** What a type of props takes. */
export interface ReadProps {
  readonly props: readonly ReadProp[];
  /** The element whose native attributes it takes besides. */
  readonly element?: string;
}

/** One prop in the alternatives of a union that declare it the same way. */
interface Variant {
  readonly declaration: PropDeclaration;
  readonly members: Set<number>;
  /** Those that were put together, for a prop that discriminates the alternatives. */
  readonly all?: readonly PropDeclaration[];
}

export function readProps(type: ts.Type, source: Source): ReadProps {
  const { checker } = source;
  const members = type.isUnion() ? type.types : [type];
  const variants = new Map<string, Variant[]>();
  let native = false;
  members.forEach((member, index) => {
    for (const symbol of checker.getPropertiesOfType(member)) {
      const all = (symbol.declarations ?? []).filter(isPropDeclaration);
      if (all.some(isInternal)) continue;
      const own = all.filter((node) => source.isOurs(node));
      if (own.length === 0) native ||= all.length > 0;
      const declaration = own.find((node) => docComment(node).description !== '') ?? own[0];
      if (!declaration || isNothing(declaration.type)) continue;
      const known = variants.get(symbol.name) ?? [];
      const same = known.find((variant) => variant.declaration === declaration);
      if (same) same.members.add(index);
      else known.push({ declaration, members: new Set([index]) });
      variants.set(symbol.name, known);
    }
  });
  const conditions = conditionsOf(variants, members.length, checker);
  const props = [...variants].flatMap(([name, list]) => {
    const rows = conditions.deciding.has(name) ? [merged(list)] : withoutTwins(list, checker);
    return rows.map((row): ReadProp => {
      const { description, default: standard } = documented(row, list);
      if (description === '') source.report(row.declaration, `${name} has no description.`);
      source.props.add(row.declaration);
      const when = conditions.deciding.has(name) ? undefined : conditions.describe(row.members);
      const types = row.all ?? [row.declaration];
      return {
        name,
        type: joined(types.map((one) => declaredType(one, checker))),
        required: !types.some(({ questionToken }) => questionToken),
        ...(standard === undefined ? {} : { default: standard }),
        description,
        ...(when === undefined ? {} : { when }),
        declaration: row.declaration,
      };
    });
  });
  const element = native ? nativeElement(type, checker) : undefined;
  return {
    props: props.sort((one, other) => rank(one) - rank(other)),
    ...(element ? { element } : {}),
  };
}

/** What one looks for first. */
const FIRST = ['value', 'defaultValue', 'onChange', 'multiple', 'valueAs'];
/** The rest, to what every component has. */
const RANKS = [
  /^(?!on[A-Z])/,
  /^on[A-Z]/,
  /^(id|name|form|disabled|readOnly|required|invalid|onFocus|onBlur)$/,
  /^(ref|labels|className|classNames|style)$/,
  /^aria-/,
];

/** Required ones come first; of the rest, the last pattern that a name follows decides. */
function rank({ name, required }: { name: string; required: boolean }): number {
  if (required) return -1;
  const first = FIRST.indexOf(name);
  return first < 0 ? FIRST.length + RANKS.findLastIndex((pattern) => pattern.test(name)) : first;
}

/** Alternatives that say the same of a prop are one row. */
function withoutTwins(list: readonly Variant[], checker: ts.TypeChecker): Variant[] {
  const rows = new Map<string, Variant>();
  for (const one of list) {
    const key = `${declaredType(one.declaration, checker)} ${documented(one, list).description}`;
    const twin = rows.get(key);
    const members = new Set([...(twin?.members ?? []), ...one.members]);
    rows.set(key, { ...(twin ?? one), members });
  }
  return [...rows.values()];
}

function isPropDeclaration(node: ts.Node): node is PropDeclaration {
  return ts.isPropertySignature(node) || ts.isMethodSignature(node);
}

function declaredType(node: PropDeclaration, checker: ts.TypeChecker): string {
  if (ts.isPropertySignature(node)) return node.type ? typeText(node.type, checker) : 'unknown';
  const parameters = node.parameters.map((one) => one.getText()).join(', ');
  return `(${parameters}) => ${node.type ? typeText(node.type, checker) : 'void'}`;
}

/** The variants of a prop that discriminates the alternatives, as one. */
function merged(list: readonly Variant[]): Variant {
  const [first] = list;
  if (!first) throw new Error('A prop without a declaration.');
  const types = list.map(({ declaration }) => declaration);
  return {
    declaration: types.find((one) => docComment(one).description !== '') ?? first.declaration,
    members: new Set(list.flatMap(({ members }) => [...members])),
    all: types,
  };
}

/** What is said of a variant, or else of another one of the same prop. */
function documented(row: Variant, list: readonly Variant[]) {
  const own = docComment(row.declaration);
  const others = list.map(({ declaration }) => docComment(declaration));
  return {
    description: own.description || (others.find((one) => one.description)?.description ?? ''),
    default: own.default ?? (row.all ? others.find((one) => one.default)?.default : undefined),
  };
}

function joined(types: readonly string[]): string {
  const parts = [...new Set(types)];
  return parts.includes('false') && parts.includes('true') ? 'boolean' : parts.join(' | ');
}

interface Conditions {
  /** Props whose value discriminates the alternatives. */
  readonly deciding: ReadonlySet<string>;
  /** What must be set for some alternatives; nothing for all of them. */
  describe(members: ReadonlySet<number>): string | undefined;
}

function conditionsOf(
  variants: ReadonlyMap<string, readonly Variant[]>,
  count: number,
  checker: ts.TypeChecker,
): Conditions {
  const all = new Set(Array.from({ length: count }, (_, index) => index));
  const facts: { text: string; members: ReadonlySet<number> }[] = [];
  const deciding = new Set<string>();
  for (const [name, list] of variants) {
    const literals = list.map(({ declaration }) => literal(declaration, checker));
    if (list.length > 1 && literals.every((one) => one !== undefined)) {
      deciding.add(name);
      for (const value of new Set(literals)) {
        const members = new Set(
          list.flatMap((one, index) => (literals[index] === value ? [...one.members] : [])),
        );
        facts.push({ text: fact(name, value), members });
      }
    }
    const present = new Set(list.flatMap(({ members }) => [...members]));
    if (present.size < count && list.some(({ declaration }) => !declaration.questionToken)) {
      facts.push({ text: `con ${name}`, members: present });
    }
  }
  const pairs = facts.flatMap((one) =>
    facts.map((other) => ({
      text: `${one.text} y ${other.text}`,
      members: new Set([...one.members].filter((index) => other.members.has(index))),
    })),
  );
  return {
    deciding,
    describe(members) {
      if (members.size === all.size) return undefined;
      const same = [...facts, ...pairs].find(
        (one) =>
          one.members.size === members.size &&
          [...members].every((index) => one.members.has(index)),
      );
      return same?.text;
    },
  };
}

function fact(name: string, value: string | undefined): string {
  if (value === 'true') return `con ${name}`;
  if (value === 'false') return `sin ${name}`;
  return `con ${name}=${value}`;
}

/** The one value that a declaration allows. */
function literal(node: PropDeclaration, checker: ts.TypeChecker): string | undefined {
  if (!node.type) return undefined;
  const text = typeText(node.type, checker);
  return /^(true|false|'[^']*'|-?\d+)$/.test(text) ? text.replaceAll("'", '"') : undefined;
}
