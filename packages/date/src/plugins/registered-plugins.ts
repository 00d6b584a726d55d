import { warnOnce } from '@guadua/utils/internal';
import { guarded } from '../core/guarded';
import type { DatePlugin, DatePluginFeatures, DatePluginOption } from './plugins.types';

const registered = new Map<string, DatePlugin>();

/**
 * Makes a plugin known by a name, for every calendar; the name can be used from then on (DAT-11). The
 * package's own are registered like any other, so that only who uses holidays carries them.
 *
 * @example registerDatePlugin('holidays-co', holidaysCo())
 */
export function registerDatePlugin(name: string, plugin: DatePlugin): void {
  registered.set(name, plugin);
}

/** The features of a list of plugins; one that is unknown, or throws as it begins, warns and adds nothing. */
export function resolvePlugins(
  options: readonly DatePluginOption[],
  component: string,
): DatePluginFeatures[] {
  return options.flatMap((option) => {
    const plugin = typeof option === 'string' ? registered.get(option) : option;
    if (typeof plugin === 'function') {
      // From a caller without types it may be nothing, or the function that makes it.
      const features = guarded(component, 'plugins: one', plugin, null)();
      warnOnce(
        component,
        () =>
          typeof features === 'function' &&
          'plugins: one makes a plugin; call it, as in holidaysCo().',
        'date-plugin-maker',
      );
      return features ? [guardedPlugin(features, component)] : [];
    }
    warnOnce(
      component,
      () =>
        `plugins: "${String(option)}" is not registered. Call registerDatePlugin("${String(option)}", plugin) first, or pass the function itself.`,
      'date-plugin',
    );
    return [];
  });
}

/** A plugin that throws says nothing of that day, instead of taking the page along. */
function guardedPlugin(
  { lockDay, highlightDay, isBusinessDay }: DatePluginFeatures,
  component: string,
): DatePluginFeatures {
  const guard = <Result>(name: string, ask: (date: Date) => Result, otherwise: Result) =>
    guarded(component, `plugins: ${name}`, ask, otherwise);
  return {
    lockDay: lockDay && guard('lockDay', lockDay, false),
    highlightDay: highlightDay && guard('highlightDay', highlightDay, null),
    isBusinessDay: isBusinessDay && guard('isBusinessDay', isBusinessDay, false),
  };
}
