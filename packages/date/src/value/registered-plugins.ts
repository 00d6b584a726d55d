import { warnOnce } from '@guadua/utils/internal';
import type { DatePlugin, DatePluginFeatures, DatePluginOption } from './plugins.types';

const registered = new Map<string, DatePlugin>();

/**
 * Makes a plugin known by a name, for every calendar; the name can be used from then on (DAT-11). The
 * package's own are registered like any other, so that only who uses holidays carries them.
 * @example registerDatePlugin('holidays-co', holidaysCo())
 */
export function registerDatePlugin(name: string, plugin: DatePlugin): void {
  registered.set(name, plugin);
}

export function resolvePlugins(
  options: readonly DatePluginOption[] | undefined,
  component: string,
): DatePluginFeatures[] {
  return [options ?? []].flat().flatMap((option) => {
    const plugin = typeof option === 'string' ? registered.get(option) : option;
    if (typeof plugin === 'function') return plugin();
    warnOnce(
      component,
      () =>
        `plugins: "${String(option)}" is not registered. Call registerDatePlugin("${String(option)}", plugin) first, or pass the function itself.`,
      'date-plugin',
    );
    return [];
  });
}
