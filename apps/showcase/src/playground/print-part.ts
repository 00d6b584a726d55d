import { isTagged, type Part, type PartValue } from './part';

/** Where a line of code is broken, in characters. */
const WIDTH = 80;

/** Collects what the printed code imports: names by module. */
export class Imports {
  readonly #modules = new Map<string, Set<string>>();

  add(name: string, from: string | undefined): void {
    if (!from) return;
    const names = this.#modules.get(from) ?? new Set();
    this.#modules.set(from, names.add(name));
  }

  /** The import lines: packages first, then files. */
  print(): string {
    return [...this.#modules]
      .sort(([a], [b]) => Number(a.startsWith('.')) - Number(b.startsWith('.')) || order(a, b))
      .map(([from, names]) => `import { ${[...names].sort(order).join(', ')} } from '${from}';`)
      .join('\n');
  }
}

/** Prints a part as JSX, its first line without an indent. */
export function printPart(
  part: Part,
  imports: Imports,
  { indent = '', main = [] }: { indent?: string; main?: readonly string[] } = {},
): string {
  const tag = typeof part.type === 'string' ? part.type : part.type.name;
  let typeArguments = '';
  if (typeof part.type !== 'string') {
    imports.add(tag, part.type.from);
    typeArguments = part.type.typeArguments ?? '';
    for (const { name, from } of part.type.types ?? []) imports.add(`type ${name}`, from);
  }
  const attributes = [
    ...Object.entries(part.props).flatMap(([name, value]) =>
      value === undefined ? [] : [printAttribute(name, value, imports)],
    ),
    ...(part.main ? main : []),
  ];
  const start = `${tag}${typeArguments}`;
  const open = `<${[start, ...attributes].join(' ')}`;
  const inner = `${indent}  `;
  const children = part.children.map((child) =>
    typeof child === 'string'
      ? printText(child)
      : printPart(child, imports, { indent: inner, main }),
  );
  const inline =
    children.length === 0
      ? `${open} />`
      : part.children.every((child) => typeof child === 'string')
        ? `${open}>${children.join('')}</${tag}>`
        : undefined;
  if (inline !== undefined && fits(inline, indent)) return inline;
  const head = fits(`${open}>`, indent)
    ? open
    : [`<${start}`, ...attributes.map((attribute) => `${inner}${attribute}`), indent].join('\n');
  if (children.length === 0) return head === open ? `${open} />` : `${head}/>`;
  return [`${head}>`, ...children.map((child) => `${inner}${child}`), `${indent}</${tag}>`].join(
    '\n',
  );
}

function fits(line: string, indent: string): boolean {
  return indent.length + line.length <= WIDTH && !line.includes('\n');
}

function printAttribute(name: string, value: PartValue, imports: Imports): string {
  if (value === true) return name;
  // Within the quotes of an attribute nothing escapes, and `&` begins an entity.
  if (typeof value === 'string' && /^[^"&\\\p{C}\u2028\u2029]*$/u.test(value))
    return `${name}="${value}"`;
  return `${name}={${printValue(value, imports)}}`;
}

/** Text between tags: braces, angle brackets, entities and outer space would not stay themselves. */
function printText(text: string): string {
  return /^[^{}<>&\\\p{C}\u2028\u2029]+$/u.test(text) && text.trim() === text && !/\s{2}/.test(text)
    ? text
    : `{${printString(text)}}`;
}

/** Prints a value as JavaScript. */
export function printValue(value: PartValue, imports = new Imports()): string {
  if (typeof value === 'string') return printString(value);
  if (Object.is(value, -0)) return '-0';
  if (typeof value !== 'object' || value === null) return String(value);
  if (isTagged(value)) {
    if (value.$ === 'part') return printPart(value, imports);
    const { name, from } = value.$ === 'named' ? value : value.callee;
    imports.add(name, from);
    const args = (value.args ?? []).map((arg) => printValue(arg, imports)).join(', ');
    if (value.$ === 'named') return value.called ? `${name}(${args})` : name;
    return `() => ${name}(${args})`;
  }
  if (Array.isArray(value))
    return `[${value.map((item: PartValue) => printValue(item, imports)).join(', ')}]`;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  if (entries.length === 0) return '{}';
  const printed = entries.map(([key, item]) => `${printKey(key)}: ${printValue(item, imports)}`);
  return `{ ${printed.join(', ')} }`;
}

function printKey(key: string): string {
  // A plain `__proto__` would set the prototype.
  if (key === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : printString(key);
}

/** A string of JavaScript in single quotes, safe whatever it holds. */
export function printString(text: string): string {
  const escaped = text.replace(/['\\\p{C}\u2028\u2029]/gu, (character) => {
    if (character === "'" || character === '\\') return `\\${character}`;
    if (character === '\n') return '\\n';
    if (character === '\t') return '\\t';
    return [...character.split('')]
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join('');
  });
  return `'${escaped}'`;
}

/** By the alphabet. Names in code are plain letters, and the first collator takes 7 ms. */
function order(a: string, b: string): number {
  const [lowerA, lowerB] = [a.toLowerCase(), b.toLowerCase()];
  if (lowerA === lowerB) return a < b ? -1 : 1;
  return lowerA < lowerB ? -1 : 1;
}
