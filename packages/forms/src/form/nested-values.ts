import { warnOnce } from '@guadua/utils/internal';
import { type FormValues, isIndex, namePath } from './form-names';

/** Objects and lists of values by their keys; `lists` are lists without rows, too. */
export function nested(flat: ReadonlyMap<string, unknown>, lists: readonly string[]): FormValues {
  const values: FormValues = {};
  const keys = [...flat.keys(), ...lists];
  const groups = new Set(keys.flatMap(keysOver));
  for (const key of keys) {
    const path = namePath(key);
    const last = path.at(-1) ?? '';
    // `a` beside `a.b`: the parts say more than a text.
    if (groups.has(key)) {
      if (flat.has(key)) warnOfParts(key);
      continue;
    }
    let parent: object = values;
    for (const [index, step] of path.slice(0, -1).entries()) {
      if (!Object.hasOwn(parent, step)) define(parent, step, isIndex(path[index + 1]) ? [] : {});
      parent = Reflect.get(parent, step);
    }
    if (!Object.hasOwn(parent, last)) define(parent, last, flat.has(key) ? flat.get(key) : []);
  }
  return values;
}

/** The keys of the groups that a key is in: `a` and `a.b` of `a.b.c`. */
function keysOver(key: string): string[] {
  const path = namePath(key);
  return path.slice(1).map((_, index) => path.slice(0, index + 1).join('.'));
}

function warnOfParts(key: string): void {
  warnOnce(
    '<Form>',
    () =>
      `has a field named ${key} beside one that is a part of it. The values hold the parts only: rename one of them.`,
    'colliding-names',
  );
}

/** Never calls the setter of `__proto__`. */
function define(parent: object, key: string, value: unknown): void {
  Object.defineProperty(parent, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
