import { type Import, measure, type Size } from './measure.ts';

/** What components share: enough to compute what any choice of them weighs. */
export interface SharedSizes {
  /** Bytes after minifying of each module, of all of them. */
  readonly modules: readonly number[];
  /** In the order in which they were asked for, each with the modules that it brings. */
  readonly parts: readonly (Size & { readonly modules: readonly number[] })[];
  /** All of them together. */
  readonly whole: Size;
}

/**
 * Measures components, each alone, and says which modules each brings: what two share is found
 * without bundling every possible choice.
 */
export async function measureShared(
  imports: readonly Import[],
  resolveDir?: string,
): Promise<SharedSizes> {
  const [{ minified, gzip }, ...sizes] = await Promise.all([
    measure(imports, resolveDir),
    ...imports.map((each) => measure([each], resolveDir)),
  ]);
  const places = new Map<string, number>();
  const modules: number[] = [];
  const parts = sizes.map(({ minified, gzip, modules: own }) => ({
    minified,
    gzip,
    modules: Object.entries(own).map(([path, bytes]) => {
      const place = places.get(path) ?? places.size;
      places.set(path, place);
      // A module may leave out what one component doesn't need of it and another does.
      modules[place] = Math.max(modules[place] ?? 0, bytes);
      return place;
    }),
  }));
  return { modules, parts, whole: { minified, gzip } };
}
