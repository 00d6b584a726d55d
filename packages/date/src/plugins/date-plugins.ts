import { warnOnce } from '@guadua/utils/internal';
import { localDay } from '../core/zone';
import { type BusinessDayOptions, isBusinessDay } from '../holidays/business-days';
import { holidayName } from '../holidays/colombian-holidays';
import type { DatePlugin, DatePluginFeatures, DatePluginOption } from './plugins.types';

/** What `holidaysCo` takes. */
export interface HolidaysCoOptions {
  /**
   * Los festivos no se pueden elegir; su nombre es el motivo.
   * @default false
   */
  lock?: boolean | undefined;
}

/** Highlights the holidays of Colombia with their names, and can lock them (DAT-11). */
export function holidaysCo({ lock = false }: HolidaysCoOptions = {}): DatePlugin {
  const name = (date: Date) => holidayName(localDay(date));
  return () => ({
    highlightDay: name,
    lockDay: lock ? (date) => name(date) ?? false : undefined,
  });
}

/** Locks weekends and holidays, and counts the business days of a range (DAT-4, DAT-11). */
export function businessDays({
  saturday,
  isHoliday,
}: Omit<BusinessDayOptions, 'timeZone'> = {}): DatePlugin {
  // Days come as local dates, whatever the calendar's zone.
  const options = { saturday, isHoliday };
  return () => ({
    lockDay: (date) => !isBusinessDay(date, options),
    isBusinessDay: (date) => isBusinessDay(date, options),
  });
}

const registered = new Map<string, DatePlugin>();

/** Makes a plugin known by a name, for every calendar; the name can be used from then on (DAT-11). */
export function registerDatePlugin(name: string, plugin: DatePlugin): void {
  registered.set(name, plugin);
}

/** The features of a list of plugins; an unknown name warns and adds nothing. */
export function resolvePlugins(
  options: readonly DatePluginOption[],
  component: string,
): DatePluginFeatures[] {
  return options.flatMap((option) => {
    const plugin = typeof option === 'function' ? option : pluginNamed(option);
    if (plugin) return [guarded(plugin(), component)];
    warnOnce(
      component,
      `plugins: "${option}" is not registered. Call registerDatePlugin("${option}", plugin) first, or pass the function itself.`,
    );
    return [];
  });
}

function pluginNamed(name: string): DatePlugin | undefined {
  const own = registered.get(name);
  if (own) return own;
  // The package's own need no registering, so that nothing has to run when it is imported.
  if (name === 'holidays-co') return holidaysCo();
  return name === 'business-days' ? businessDays() : undefined;
}

/** A plugin that throws says nothing of that day, instead of taking the page along. */
function guarded(
  { lockDay, highlightDay, isBusinessDay: isBusiness }: DatePluginFeatures,
  component: string,
): DatePluginFeatures {
  const guard =
    <Result>(feature: string, ask: (date: Date) => Result, otherwise: Result) =>
    (date: Date): Result => {
      try {
        return ask(date);
      } catch (error) {
        warnOnce(
          component,
          `plugins: ${feature} threw (${String(error)}); it is ignored for that day.`,
        );
        return otherwise;
      }
    };
  return {
    lockDay: lockDay && guard('lockDay', lockDay, false),
    highlightDay: highlightDay && guard('highlightDay', highlightDay, null),
    isBusinessDay: isBusiness && guard('isBusinessDay', isBusiness, false),
  };
}
