import { localZone, type Zone, zoneOf } from '../core/zone';

const MS_PER_DAY = 86_400_000;

/** The zone in which date-fns works. An unknown name warns and gives the local zone. */
export function zoneContext(
  name: string,
  { timeZone }: { readonly timeZone?: string | undefined },
): ((value: Date | number | string) => Date) | undefined {
  const zone = zoneOf(timeZone, name);
  return zone === localZone ? undefined : (value) => new ZonedDate(value, zone);
}

/** A `Date` whose local parts are those of a zone, to the second: offsets were not always whole minutes. */
class ZonedDate extends Date {
  readonly #zone: Zone;

  constructor(value: Date | number | string, zone: Zone) {
    super(value);
    this.#zone = zone;
  }

  [Symbol.for('constructDateFrom')](value: Date | number | string): Date {
    return new ZonedDate(value, this.#zone);
  }

  #shown(): Date {
    const { day, ms } = this.#zone.wall(this);
    return new Date(day * MS_PER_DAY + ms);
  }

  #change(change: (shown: Date) => number): number {
    const time = change(this.#shown());
    const day = Math.floor(time / MS_PER_DAY);
    return this.setTime(this.#zone.instant(day, time - day * MS_PER_DAY).getTime());
  }

  override getTimezoneOffset(): number {
    return Math.trunc((this.getTime() - this.#shown().getTime()) / 60_000);
  }
  override getFullYear(): number {
    return this.#shown().getUTCFullYear();
  }
  override getMonth(): number {
    return this.#shown().getUTCMonth();
  }
  override getDate(): number {
    return this.#shown().getUTCDate();
  }
  override getDay(): number {
    return this.#shown().getUTCDay();
  }
  override getHours(): number {
    return this.#shown().getUTCHours();
  }
  override getMinutes(): number {
    return this.#shown().getUTCMinutes();
  }
  override getSeconds(): number {
    return this.#shown().getUTCSeconds();
  }
  override getMilliseconds(): number {
    return this.#shown().getUTCMilliseconds();
  }
  override setFullYear(...parts: Parameters<Date['setFullYear']>): number {
    return this.#change((shown) => shown.setUTCFullYear(...parts));
  }
  override setMonth(...parts: Parameters<Date['setMonth']>): number {
    return this.#change((shown) => shown.setUTCMonth(...parts));
  }
  override setDate(date: number): number {
    return this.#change((shown) => shown.setUTCDate(date));
  }
  override setHours(...parts: Parameters<Date['setHours']>): number {
    return this.#change((shown) => shown.setUTCHours(...parts));
  }
  override setMinutes(...parts: Parameters<Date['setMinutes']>): number {
    return this.#change((shown) => shown.setUTCMinutes(...parts));
  }
  override setSeconds(...parts: Parameters<Date['setSeconds']>): number {
    return this.#change((shown) => shown.setUTCSeconds(...parts));
  }
  override setMilliseconds(ms: number): number {
    return this.#change((shown) => shown.setUTCMilliseconds(ms));
  }
}
