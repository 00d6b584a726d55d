import type { Control, ControlValue, ReferenceSlice } from '../src/playground/playground.types.ts';

/** A prop as `@guadua/docgen` describes it. */
export interface ReferenceProp {
  readonly name: string;
  /** As one would write it: `'none' | 'single'`. */
  readonly type: string;
  readonly required?: boolean;
  /** As it stands in the source: `'medium'`. */
  readonly default?: string | null | undefined;
  readonly description: string;
}

/** The part of a component's types that a playground asked for, each prop with the control for its type. */
export function referenceSlice(
  component: string,
  props: readonly ReferenceProp[],
  wanted: readonly string[],
): ReferenceSlice {
  return {
    controls: wanted.map((asked) => {
      const [name = '', kind] = asked.split(':');
      const prop = props.find((known) => known.name === name);
      if (!prop) throw new Error(`${component} has no prop "${name}": the playground names it.`);
      return deriveControl(prop, kind);
    }),
    events: props.map(({ name }) => name).filter((name) => /^on[A-Z]/.test(name)),
  };
}

/**
 * The control for a prop. Literals make a choice, so that a new member of a union shows up by itself.
 *
 * @param kind In place of the one that the type suggests, for a type that has several forms.
 */
export function deriveControl(
  { name, type, default: written, description }: ReferenceProp,
  kind?: string,
): Control {
  const members = unionMembers(type);
  const literals = members.map(literal);
  const byDefault = written ? literal(written.trim()) : undefined;
  const base = { name, description: description.replace(/\s+/g, ' ').trim() };
  if (kind === 'text' || kind === 'number')
    return { ...base, kind, ...(byDefault && { default: byDefault.value }) };
  // For what is a function or an element, and is given or not.
  if (kind === 'switch') return { ...base, kind, default: false };
  // Where the default depends on something, neither is left out of the code.
  if (kind === 'choice' && members.includes('boolean'))
    return { ...base, kind, options: [true, false] };
  if (members.includes('boolean') || isBothBooleans(literals))
    return { ...base, kind: 'switch', default: byDefault?.value ?? false };
  const options = literals.flatMap((found) => (found ? [found.value] : []));
  if (options.length === members.length && options.length > 0)
    return { ...base, kind: 'choice', options, ...(byDefault && { default: byDefault.value }) };
  const plain = members.find((member) => member === 'number' || member === 'string');
  if (plain === 'number')
    return { ...base, kind: 'number', ...(byDefault && { default: byDefault.value }) };
  if (plain === 'string' || members.includes('ReactNode'))
    return { ...base, kind: 'text', ...(byDefault && { default: byDefault.value }) };
  throw new Error(`No control is known for "${name}: ${type}"; say which: "${name}:text".`);
}

/** The members of a union without what only says that the prop may be left out. */
function unionMembers(type: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let quote = '';
  let member = '';
  for (const character of type) {
    if (quote) quote = character === quote ? '' : quote;
    else if (/['"`]/.test(character)) quote = character;
    else if (/[([{<]/.test(character)) depth += 1;
    else if (/[)\]}>]/.test(character)) depth -= 1;
    if (character === '|' && depth === 0 && !quote) {
      members.push(member);
      member = '';
    } else member += character;
  }
  return [...members, member]
    .map((text) => text.trim())
    .filter((text) => text && text !== 'undefined' && text !== 'null');
}

/** The value of a literal type, wrapped; `undefined` for any other. */
function literal(text: string): { value: Exclude<ControlValue, undefined> } | undefined {
  const [, , quoted] = /^(['"`])(.*)\1$/.exec(text) ?? [];
  if (quoted !== undefined) return { value: quoted };
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return { value: Number(text) };
  if (text === 'true' || text === 'false') return { value: text === 'true' };
  return undefined;
}

function isBothBooleans(literals: readonly ({ value: unknown } | undefined)[]): boolean {
  const values = literals.map((found) => found?.value);
  return values.includes(true) && values.includes(false);
}
