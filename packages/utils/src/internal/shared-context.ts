import { type Context, createContext } from 'react';

/**
 * A context that there is once, however many copies of this package a page has loaded: one that is
 * bundled apart, as Vite does with what `optimizeDeps.exclude` names, or a CommonJS beside an ESM one.
 * Else a `Field` or a `GuaduaProvider` of one copy would not reach a widget of the other.
 *
 * @param name Its name, with a number that grows when its shape changes.
 */
export function sharedContext<Value>(name: string, initial: Value): Context<Value> {
  const shared: Record<symbol, Context<Value> | undefined> = globalThis as never;
  const key = Symbol.for(`guadua.${name}`);
  shared[key] ??= createContext(initial);
  return shared[key];
}
