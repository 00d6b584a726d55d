/** A day that stands out, and why. */
export interface HighlightedDay {
  /** The day. */
  readonly date: Date | number | string;
  /** Read with the day and shown while the pointer or the focus is on it. */
  readonly label?: string | undefined;
  /** A class for the day's cell. */
  readonly className?: string | undefined;
}

/** What a plugin adds to a calendar (DAT-11). Days come as local dates, whatever the time zone. */
export interface DatePluginFeatures {
  /** `true` or the reason when a day may not be picked. */
  readonly lockDay?: ((date: Date) => boolean | string) | undefined;
  /** A name for a day that stands out, such as a holiday's; `null` for any other. */
  readonly highlightDay?: ((date: Date) => string | null) | undefined;
  /** Whether a day counts as a business day: ranges then tell how many they have. */
  readonly isBusinessDay?: ((date: Date) => boolean) | undefined;
}

/** A plugin: called once for each calendar that uses it. */
export type DatePlugin = () => DatePluginFeatures;

/** A plugin, or the name under which one was registered. */
export type DatePluginOption = DatePlugin | 'holidays-co' | 'business-days' | (string & {});
