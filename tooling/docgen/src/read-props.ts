import ts from 'typescript';
import { anchor } from './anchors.ts';
import { type DocComment, docComment, isInternal } from './doc-comment.ts';
import { nativeElement } from './native-element.ts';
import { isOurs, type Reading, report } from './reading.ts';
import type { PropReference } from './reference.types.ts';
import { isNothing, typeText } from './type-text.ts';

/** A prop and the place it comes from, which shows whether two components share it. */
export interface ReadProp extends Omit<PropReference, 'id'> {
  readonly declaration: PropDeclaration;
}

/** The anchors of the props of one page, by their declarations: components that share a prop share its anchor. */
export type PropIds = Map<ts.Node, string>;

type PropDeclaration = ts.PropertySignature | ts.MethodSignature;

/** A prop as one alternative of a union declares it. */
interface Variant {
  readonly declaration: PropDeclaration;
  readonly comment: DocComment;
  readonly type: string;
  /** Which of the alternatives. */
  readonly member: number;
}

/** What a type of props takes, and the element whose native attributes it takes besides. */
export function readProps(
  type: ts.Type,
  reading: Reading,
): { readonly props: readonly ReadProp[]; readonly element: string | undefined } {
  const { checker } = reading;
  const variants = new Map<string, Variant[]>();
  const alternatives = type.isUnion() ? type.types : [type];
  let isNative = false;
  for (const [member, alternative] of alternatives.entries()) {
    for (const { name, declarations = [] } of checker.getPropertiesOfType(alternative)) {
      const all = declarations.filter(isPropDeclaration);
      if (all.some(isInternal)) continue;
      const own = all.filter(isOurs);
      isNative ||= all.length > 0 && own.length === 0;
      const declaration = own.find((one) => docComment(one).description) ?? own[0];
      if (!declaration || isNothing(declaration.type)) continue;
      const comment = docComment(declaration);
      const variant = { declaration, comment, type: declaredType(declaration, checker), member };
      variants.set(name, [...(variants.get(name) ?? []), variant]);
    }
  }
  const conditions = conditionsOf(variants, alternatives.length);
  const props = [...variants].flatMap(([name, list]) =>
    rowsOf(list).flatMap((row): ReadProp[] => {
      const lead = documented(row);
      if (!lead) return [];
      const { declaration } = lead;
      const { description } = (documented([lead, ...list]) ?? lead).comment;
      if (!description) report(declaration, `${name} has no description.`, reading);
      reading.props.add(declaration);
      const standard = row.find(({ comment }) => comment.default)?.comment.default;
      const when = decides(list) ? undefined : conditions.get(membersOf(row));
      return [
        {
          name,
          type: joined(row),
          required: row.every((one) => !one.declaration.questionToken),
          ...(standard === undefined ? {} : { default: standard }),
          description,
          ...(when === undefined ? {} : { when }),
          declaration,
        },
      ];
    }),
  );
  return {
    props: props.sort((one, other) => rank(one) - rank(other)),
    element: isNative ? nativeElement(type, checker) : undefined,
  };
}

/** Props with their anchors; the second of a name is counted. */
export function anchored(owner: string, props: readonly ReadProp[], ids: PropIds): PropReference[] {
  const count = new Map<string, number>();
  return props.map(({ declaration, ...prop }) => {
    const times = (count.get(prop.name) ?? 0) + 1;
    count.set(prop.name, times);
    const own = anchor(owner, prop.name) + (times > 1 ? `-${times}` : '');
    const id = ids.get(declaration) ?? own;
    ids.set(declaration, id);
    return { id, ...prop };
  });
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

function isPropDeclaration(node: ts.Node): node is PropDeclaration {
  return ts.isPropertySignature(node) || ts.isMethodSignature(node);
}

function declaredType(node: PropDeclaration, checker: ts.TypeChecker): string {
  if (ts.isPropertySignature(node)) return node.type ? typeText(node.type, checker) : 'unknown';
  const parameters = node.parameters.map((one) => one.getText()).join(', ');
  return `(${parameters}) => ${node.type ? typeText(node.type, checker) : 'void'}`;
}

/** The first one that is described, or else the first. */
function documented(list: readonly Variant[]): Variant | undefined {
  return list.find(({ comment }) => comment.description) ?? list[0];
}

/** Alternatives that say the same of a prop are one row, and so are those that it decides between. */
function rowsOf(list: readonly Variant[]): readonly Variant[][] {
  if (decides(list)) return [[...list]];
  const said = documented(list)?.comment.description;
  const key = ({ type, comment }: Variant) => `${type} ${comment.description || said}`;
  return [...Map.groupBy(list, key).values()];
}

/** Whether the value of a prop tells the alternatives apart: each allows one value alone. */
function decides(list: readonly Variant[]): boolean {
  const literals = list.map(({ type }) => type);
  return new Set(literals).size > 1 && literals.every((type) => LITERAL.test(type));
}

const LITERAL = /^(true|false|'[^']*'|-?\d+)$/;

function joined(row: readonly Variant[]): string {
  const types = [...new Set(row.map(({ type }) => type))];
  return types.includes('false') && types.includes('true') ? 'boolean' : types.join(' | ');
}

/** What must be set for some of the alternatives, by these: `con multiple`. */
function conditionsOf(
  variants: ReadonlyMap<string, readonly Variant[]>,
  count: number,
): ReadonlyMap<string, string> {
  const facts: (readonly [members: string, text: string])[] = [];
  for (const [name, list] of variants) {
    if (decides(list)) {
      const values = Map.groupBy(list, ({ type }) => type);
      facts.push(
        ...[...values].map(([value, some]) => [membersOf(some), fact(name, value)] as const),
      );
    }
    const isAsked = list.some(({ declaration }) => !declaration.questionToken);
    if (list.length < count && isAsked) facts.push([membersOf(list), `con ${name}`]);
  }
  // The first fact about some alternatives names them.
  return new Map(facts.reverse());
}

/** The alternatives of a row, in one form; there is a single one of each. */
function membersOf(row: readonly Variant[]): string {
  return row.map(({ member }) => member).join();
}

function fact(name: string, value: string): string {
  if (value === 'true') return `con ${name}`;
  if (value === 'false') return `sin ${name}`;
  return `con ${name}=${value.replaceAll("'", '"')}`;
}
