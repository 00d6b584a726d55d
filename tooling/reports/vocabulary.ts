import { isEnglish } from '@guadua/catalog/spanish';
import { OLD_PROPS } from '@guadua/utils/internal';
import ts from 'typescript';

/** Names of props that went, and what takes their place in every package (docs/architecture.md, "API conventions"). */
const OLD_NAMES: Readonly<Record<string, string>> = {
  ...OLD_PROPS,
  // Elsewhere these are names of the platform, or of what an application writes itself.
  hidden: 'mask',
  limit: 'maxItems',
  onValidityChange: 'onReject, and what the form says',
  onSelect: 'onChange with its reason',
};

/** Names of types that an application has no use for. */
const PRIVATE = /(?:Owner|Actor|Plan|CommonProps|BaseProps)$/;
const CONTAINER = 'Element | DocumentFragment | null';
const UNEXPORTED = '## Not exported';

/**
 * What an API report says in other words than all packages do (docs/architecture.md, "API conventions").
 *
 * @param report The text of an API report.
 * @returns A sentence for each fault, with the name and what holds instead.
 */
export function vocabularyFaults(report: string): string[] {
  const faults: string[] = [];
  const [shown = '', reachable = ''] = report.split(UNEXPORTED);
  const declarations = [...declarationsIn(shown), ...declarationsIn(reachable)];
  const slots = new Map(declarations.map((one) => [one.name.text, one]));
  for (const { name } of declarationsIn(shown)) {
    if (PRIVATE.test(name.text))
      faults.push(`${name.text}: is of no use outside, and not exported`);
    if (name.text.includes('Texts')) faults.push(`${name.text}: is called …Labels…`);
  }
  for (const declaration of declarations) {
    const owner = declaration.name.text;
    if (owner.endsWith('Labels')) faults.push(...prefixedLabels(declaration));
    if (owner.endsWith('Props')) faults.push(...missingOfOpening(declaration));
    for (const member of membersOf(declaration)) {
      const fault = faultOf(owner, member, slots);
      if (fault) faults.push(`${owner}.${member.name.getText()}: ${fault}`);
    }
  }
  return faults;
}

/** What the comment over a public name does that an editor and the site must not show; nothing when it is fine. */
export function commentFault(comment: string): string | undefined {
  if (/\b[A-Z]{3}-\d+/.test(comment))
    return 'names a rule: the specification links the test instead';
  return isEnglish(comment) ? 'is in English: public comments are in Spanish' : undefined;
}

/** The old props that a text of the documents still writes as code. */
export function oldNamesIn(markdown: string): string[] {
  return Object.entries(OLD_PROPS).flatMap(([name, now]) => {
    // Some live on as an option of what took their place.
    const isGone = !now.includes(name) && new RegExp(`\\b${name}[=\`]`).test(markdown);
    return isGone ? [name] : [];
  });
}

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;
type Member = ts.PropertySignature | ts.MethodSignature;

function declarationsIn(markdown: string): Declaration[] {
  const code = /```ts\n([\s\S]*?)```/.exec(markdown)?.[1] ?? '';
  const file = ts.createSourceFile('report.ts', code, ts.ScriptTarget.Latest, true);
  return file.statements.filter(
    (one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one),
  );
}

/** Labels that repeat the name of their group: `labels.period.clearPeriod`. */
function prefixedLabels(declaration: Declaration | Member, path = ''): string[] {
  const owner = declaration.name.getText();
  const group = owner.charAt(0).toUpperCase() + owner.slice(1).replace(/s?Labels$/, '');
  const first = group.charAt(0).toLowerCase() + group.slice(1);
  const repeats = new RegExp(`^${first}s?[A-Z]|${group}s?(?![a-z])`);
  const members = membersOf(declaration);
  const own = members
    .map((member) => member.name.getText())
    .filter((name) => owner !== 'Labels' && repeats.test(name))
    .map((name) => `${path}${owner}.${name}: repeats the name of its group`);
  return [...own, ...members.flatMap((member) => prefixedLabels(member, `${path}${owner}.`))];
}

/** A popup that tells of its opening can be opened by a prop, too. */
function missingOfOpening(declaration: Declaration): string[] {
  const names = membersOf(declaration).map((member) => member.name.getText());
  if (!names.includes('onOpenChange')) return [];
  return ['open', 'defaultOpen']
    .filter((name) => !names.includes(name))
    .map((name) => `${declaration.name.text}.${name}: belongs to onOpenChange`);
}

/** The members that a declaration writes itself, those of its unions and intersections too. */
function membersOf(declaration: Declaration | Member): Member[] {
  const found: Member[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) || ts.isMethodSignature(node)) found.push(node);
    else node.forEachChild(collect);
  };
  declaration.forEachChild(collect);
  return found;
}

function faultOf(
  owner: string,
  member: Member,
  slots: ReadonlyMap<string, Declaration>,
): string | undefined {
  const name = member.name.getText();
  const text = member.getText();
  if (owner.endsWith('Details') && !text.startsWith('readonly ')) return 'is readonly';
  if (!owner.endsWith('Props')) return undefined;
  const instead = Object.hasOwn(OLD_NAMES, name) ? OLD_NAMES[name] : undefined;
  if (instead) return `went; now ${instead}`;
  const isReported = name === 'onChange' || name === 'onOpenChange';
  if (isReported && parametersOf(member) === 1 && !text.includes('Event<')) {
    return 'says the reason too, in a second argument';
  }
  if (name === 'onChange' && /\[\] \| null/.test(text)) return 'gives [] where there is none';
  if (name === 'container' && !text.includes(CONTAINER)) return `takes ${CONTAINER}`;
  if (name === 'classNames' && !/'root'|\broot\b/.test(withSlots(member, slots))) {
    return 'has `root`, the outermost element';
  }
  return undefined;
}

/** How many arguments the one function of a type takes. */
function parametersOf(member: Member): number | undefined {
  if (ts.isMethodSignature(member)) return member.parameters.length;
  let count: number | undefined;
  const look = (node: ts.Node): void => {
    if (ts.isFunctionTypeNode(node)) count ??= node.parameters.length;
    else node.forEachChild(look);
  };
  member.forEachChild(look);
  return count;
}

/** The text of a type, with that of the types it names. */
function withSlots(member: Member, slots: ReadonlyMap<string, Declaration>): string {
  const texts = [member.getText()];
  for (const text of texts) {
    for (const [name] of text.matchAll(/\b\w+Slot\b/g)) {
      const slot = slots.get(name)?.getText();
      if (slot && !texts.includes(slot)) texts.push(slot);
    }
  }
  return texts.join('\n');
}
