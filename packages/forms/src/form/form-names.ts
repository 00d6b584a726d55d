/** Longer lists are no form: an index beyond it is part of a name. */
const MOST_ITEMS = 10_000;

/**
 * The way to a value by the name of its field: `hijos[0].nombre` and `hijos.0.nombre` are
 * `['hijos', '0', 'nombre']`, `temas[]` is `['temas']`. A name that could reach into what objects
 * inherit, or a list longer than a form can be, is one step.
 */
export function namePath(name: string): readonly string[] {
  const path = name
    .replace(/\[\]$/, '')
    .replace(/\[([^[\]]+)\]/g, '.$1')
    .split('.');
  const odd = path.some(
    (step) => step === '' || step === '__proto__' || (isIndex(step) && Number(step) >= MOST_ITEMS),
  );
  return odd ? [name] : path;
}

/** One text for all ways to write a name. */
export function nameKey(name: string): string {
  return namePath(name).join('.');
}

/** What a form sends, by names. */
export type FormValues = Record<string, unknown>;

/**
 * What a form sends, with its nested names as objects and lists. A name that occurs several times, or
 * ends in `[]`, is a list; a file input without a file adds nothing.
 */
export function formValues(data: FormData): FormValues {
  const values: FormValues = {};
  for (const name of new Set(data.keys())) {
    const sent = data.getAll(name).filter((value) => !isNoFile(value));
    if (sent.length === 0) continue;
    const isList = name.endsWith('[]') || sent.length > 1;
    setAt(values, namePath(name), isList ? sent : sent[0]);
  }
  return values;
}

function isNoFile(value: FormDataEntryValue): boolean {
  return typeof value !== 'string' && value.size === 0 && value.name === '';
}

function isIndex(step: string): boolean {
  return /^\d+$/.test(step);
}

/** Puts a value into objects and lists that come about on the way. */
function setAt(values: FormValues, path: readonly string[], value: unknown): void {
  let parent: Record<string, unknown> = values;
  path.forEach((step, index) => {
    const next = path[index + 1];
    const known = Object.hasOwn(parent, step) ? parent[step] : undefined;
    if (next === undefined) {
      // `a` beside `a.b`: the parts say more than a text.
      if (!isGroup(known)) define(parent, step, value);
      return;
    }
    const group = isGroup(known) ? known : isIndex(next) ? [] : {};
    if (group !== known) define(parent, step, group);
    parent = group as Record<string, unknown>;
  });
}

function define(parent: object, key: string, value: unknown): void {
  Object.defineProperty(parent, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function isGroup(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
