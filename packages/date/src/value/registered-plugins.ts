import { warnOnce } from '@guadua/utils/internal';
import type { DatePlugin, DatePluginFeatures, DatePluginOption } from './plugins.types';

const registered = new Map<string, DatePlugin>();

/**
 * Le da un nombre a un complemento, para usarlo desde entonces en cualquier calendario. También los del paquete se
 * registran así, si se usan por su nombre.
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
