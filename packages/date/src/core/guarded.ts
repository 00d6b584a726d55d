import { warnOnce } from '@guadua/utils/internal';

/**
 * A caller's function that throws says nothing there, instead of taking the page along.
 *
 * @param component Named in the warning, with what threw.
 * @param otherwise What counts as its answer then.
 */
export function guarded<Args extends readonly unknown[], Result>(
  component: string,
  name: string,
  ask: (...args: Args) => Result,
  otherwise: Result,
): (...args: Args) => Result {
  return (...args) => {
    try {
      return ask(...args);
    } catch (error) {
      warnOnce(
        component,
        () => `${name} threw (${String(error)}); it is ignored there.`,
        'date-function-threw',
      );
      return otherwise;
    }
  };
}
