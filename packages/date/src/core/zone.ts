import { warnOnce } from '@guadua/utils/internal';
import { type Day, dayParts, MS_PER_DAY, toDay } from './day';

const LAST_TIME = 8.64e15;
const OFFSET = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/;
export interface Wall {
  readonly day: Day;
  readonly ms: number;
}

export interface Zone {
  readonly wall: (date: Date) => Wall;
  // A time that daylight saving skips is the same time before the change, but stays on its day; of one that
  // comes twice the first counts.
  readonly instant: (day: Day, ms: number) => Date;
}

export const localZone: Zone = {
  wall: (date) => ({
    day: toDay(date.getFullYear(), date.getMonth() + 1, date.getDate()),
    ms:
      ((date.getHours() * 60 + date.getMinutes()) * 60 + date.getSeconds()) * 1000 +
      date.getMilliseconds(),
  }),
  instant: localDate,
};

const zones = new Map<string, Zone | null>();

/** The zone of a name such as `America/Bogota`, always the same object; an unknown name warns and gives the local. */
export function zoneOf(timeZone: string | undefined, component = '<DatePicker>'): Zone {
  if (timeZone === undefined) return localZone;
  let zone = zones.get(timeZone);
  if (zone === undefined) {
    zone = createZone(timeZone);
    zones.set(timeZone, zone);
  }
  warnOnce(
    component,
    () =>
      zone === null &&
      `timeZone: "${timeZone}" is no time zone; the browser's is used. Give an IANA name such as "America/Bogota".`,
    'date-time-zone',
  );
  return zone ?? localZone;
}

function createZone(timeZone: string): Zone | null {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  } catch {
    return null;
  }
  /** Milliseconds east of UTC; `NaN` where a `Date` would be an invalid one. */
  const offset = (time: number): number => {
    if (!(Math.abs(time) <= LAST_TIME)) return Number.NaN;
    // `1/2/1970, GMT-00:44:30`: the sign stands before the hours, even where these are zero.
    const [, sign, hours = 0, minutes = 0, seconds = 0] = OFFSET.exec(format.format(time)) ?? [];
    const ms = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
    return sign === '-' ? -ms : ms;
  };
  return {
    wall: (date) => {
      const shifted = date.getTime() + offset(date.getTime());
      const day = Math.floor(shifted / MS_PER_DAY);
      return { day, ms: shifted - day * MS_PER_DAY };
    },
    instant: (day, ms) => {
      const wall = day * MS_PER_DAY + ms;
      // A change lies at most a day away: the offsets on either side are the only candidates.
      const before = offset(wall - MS_PER_DAY);
      const after = offset(wall + MS_PER_DAY);
      const early = wall - before;
      if (before === after || offset(early) === before) return new Date(early);
      const late = wall - after;
      if (offset(late) === after) return new Date(late);
      const dayAt = (time: number) => Math.floor((time + offset(time)) / MS_PER_DAY);
      return new Date(dayAt(early) !== day && dayAt(late) === day ? late : early);
    },
  };
}

/** A local `Date` with this wall clock; years below 100 are meant as they stand. */
export function localDate(day: Day, ms = 0): Date {
  const { year, month, day: date } = dayParts(day);
  const result = new Date(2000, 0, 1);
  result.setFullYear(year, month - 1, date);
  result.setHours(0, 0, 0, ms);
  return result;
}

export function localDay(date: Date): Day {
  return toDay(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

export function endOfDay(day: Day, zone: Zone = localZone): Date {
  return new Date(zone.instant(day + 1, 0).getTime() - 1);
}
