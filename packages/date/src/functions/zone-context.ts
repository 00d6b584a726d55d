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
  readonly zone: Zone;

  constructor(value: Date | number | string, zone: Zone) {
    super(value);
    this.zone = zone;
  }

  [Symbol.for('constructDateFrom')](value: Date | number | string): Date {
    return new ZonedDate(value, this.zone);
  }

  override getTimezoneOffset(): number {
    return Math.trunc((this.getTime() - shown(this).getTime()) / 60_000);
  }
  override getDay(): number {
    return shown(this).getUTCDay();
  }
}

/** What the clock of its zone shows, as if it were UTC. */
function shown(date: ZonedDate): Date {
  const { day, ms } = date.zone.wall(date);
  return new Date(day * MS_PER_DAY + ms);
}

const PARTS = ['FullYear', 'Month', 'Date', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const;

for (const part of PARTS) {
  Object.assign(ZonedDate.prototype, {
    [`get${part}`](this: ZonedDate): number {
      return shown(this)[`getUTC${part}`]();
    },
    [`set${part}`](this: ZonedDate, ...values: number[]): number {
      const clock = shown(this);
      Reflect.apply(clock[`setUTC${part}`], clock, values);
      const time = clock.getTime();
      const day = Math.floor(time / MS_PER_DAY);
      return this.setTime(this.zone.instant(day, time - day * MS_PER_DAY).getTime());
    },
  });
}
