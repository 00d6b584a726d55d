import { warnOnce } from '@guadua/utils/internal';
import type { FormValues } from './form-names';

export interface ValueTree {
  readonly values: FormValues;
  /** A value is never looked into: a range beside a field that is called as its part is no group of fields. */
  readonly put: (path: readonly string[], value: unknown) => void;
  readonly putList: (path: readonly string[]) => void;
}

export function createValueTree(): ValueTree {
  const values: FormValues = {};
  const groups = new WeakSet<object>([values]);

  const parentOf = (path: readonly string[]) => {
    let parent: Record<string, unknown> = values;
    for (const [index, step] of path.slice(0, -1).entries()) {
      const known = Object.hasOwn(parent, step) ? parent[step] : undefined;
      const group = isGroup(known) ? known : /^\d+$/.test(path[index + 1] ?? '') ? [] : {};
      groups.add(group);
      if (group !== known) {
        if (known !== undefined) warnCollision(path.slice(0, index + 1));
        define(parent, step, group);
      }
      parent = group as Record<string, unknown>;
    }
    return parent;
  };
  const isGroup = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && groups.has(value);

  return {
    values,
    put(path, value) {
      const last = path.at(-1) ?? '';
      const parent = parentOf(path);
      // `a` beside `a.b`: the parts say more than a text.
      if (Object.hasOwn(parent, last) && isGroup(parent[last])) warnCollision(path);
      else define(parent, last, value);
    },
    putList(path) {
      const last = path.at(-1) ?? '';
      const parent = parentOf(path);
      if (!Object.hasOwn(parent, last)) define(parent, last, []);
    },
  };
}

function warnCollision(path: readonly string[]): void {
  warnOnce(
    '<Form>',
    () =>
      `has a field named ${path.join('.')} beside one that is a part of it. The values hold the parts only: rename one of them.`,
    'colliding-names',
  );
}

function define(parent: object, key: string, value: unknown): void {
  Object.defineProperty(parent, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
