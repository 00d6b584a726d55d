import { formatIsoDay, pad, parseIsoDay } from './day';
import { type DateInput, readInstant, readWallText } from './instant';
import { type Moment, momentAt } from './moment';
import { END_OF_DAY, type Zone } from './zone';

const MS_PER_MINUTE = 60_000;

/** Whether a picker gives `Date`s or texts (DAT-1). */
export type DateValueAs = 'date' | 'iso';

/** How values are read and written. */
export interface ValueCodec {
  readonly zone: Zone;
  readonly valueAs: DateValueAs;
  /** The picker has a time. */
  readonly time: boolean;
}

/**
 * The calendar day and time of a value; `null` for one that can't be read or whose year has not four
 * digits. A text of a day alone is that day in any zone (DTF-2), and so is a text with a time but
 * without a zone where values are texts.
 */
export function readMoment(value: DateInput, { zone, valueAs }: ValueCodec): Moment | null {
  if (typeof value === 'string') {
    const text = value.trim();
    const day = parseIsoDay(text);
    if (day !== null) return { day, minutes: 0 };
    const wall = valueAs === 'iso' ? readWallText(text) : null;
    if (wall) return wall;
  }
  const date = readInstant(value);
  const moment = date && momentAt(date, zone);
  return moment && isWritable(moment) ? moment : null;
}

/** Minutes of the last minute of a day. */
export const LAST_MINUTE = 1439;

/** A limit: as a last moment, a text of a day alone means the whole of that day. */
export function readLimit(
  value: DateInput,
  codec: ValueCodec,
  which: 'first' | 'last',
): Moment | null {
  const moment = readMoment(value, codec);
  const isWholeDay = typeof value === 'string' && parseIsoDay(value.trim()) !== null;
  return moment && isWholeDay && which === 'last' ? { ...moment, minutes: LAST_MINUTE } : moment;
}

/** Whether a value is an instant, so that its day depends on the zone it is read in. */
export function dependsOnZone(value: unknown, { valueAs }: ValueCodec): boolean {
  if (typeof value !== 'string') return value instanceof Date || typeof value === 'number';
  const text = value.trim();
  return (
    parseIsoDay(text) === null &&
    !(valueAs === 'iso' && readWallText(text)) &&
    readInstant(text) !== null
  );
}

/**
 * What `onChange` is given for one end. Without a time a range ends at the day's last millisecond
 * (DAT-1).
 */
export function writeMoment(
  moment: Moment,
  codec: ValueCodec,
  end: 'start' | 'end' = 'start',
): Date | string {
  if (codec.valueAs === 'iso') return isoText(moment, codec.time);
  const ms = end === 'end' ? END_OF_DAY : 0;
  return codec.zone.instant(moment.day, codec.time ? moment.minutes * MS_PER_MINUTE : ms);
}

/** `YYYY-MM-DD`, with a time `YYYY-MM-DDTHH:mm`: what `FormData` carries. */
export function isoText({ day, minutes }: Moment, time: boolean): string {
  const clock = `T${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
  return formatIsoDay(day) + (time ? clock : '');
}

function isWritable({ day }: Moment): boolean {
  return parseIsoDay(formatIsoDay(day)) !== null;
}
