/** Longer lists are no form: an index beyond it is part of a name. */
const MOST_ITEMS = 10_000;

// `hijos[0].nombre` and `hijos.0.nombre` are `['hijos', '0', 'nombre']`, `temas[]` is `['temas']`. A name that could
// reach into what objects inherit, or a list longer than a form can be, is one step.
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

export function nameKey(name: string): string {
  return namePath(name).join('.');
}

/** Whether the key of a name leads into a row of a list. */
export function isItem(key: string): boolean {
  return /\.\d+(?:\.|$)/.test(key);
}

/** Lo que entrega un formulario, por nombres. */
export type FormValues = Record<string, unknown>;

export function isIndex(step = ''): boolean {
  return /^\d+$/.test(step);
}

export function valueAt(values: unknown, name: string): unknown {
  return namePath(name).reduce<unknown>(
    (parent, step) =>
      typeof parent === 'object' && parent !== null && Object.hasOwn(parent, step)
        ? Reflect.get(parent, step)
        : undefined,
    values,
  );
}
