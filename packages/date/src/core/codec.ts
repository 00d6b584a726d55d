import { isoTime, LAST_SECOND, shownTime } from './clock-time';
import { FIRST_DAY, formatIsoDay, LAST_DAY, parseIsoDay } from './day';
import { readInstant, readWallText } from './instant';
import { type Moment, momentAt } from './moment';
import { endOfDay, type Zone } from './zone';

/** Si un campo da objetos `Date` o textos. */
export type DateValueAs = 'date' | 'iso';

export interface ValueCodec {
  readonly zone: Zone;
  readonly valueAs: DateValueAs;
  readonly time: boolean;
  readonly seconds: boolean;
}

/** `null` for what is no moment, and for what is missing. */
export function readMoment(value: unknown, codec: ValueCodec): Moment | null {
  const wall = readWall(value, codec);
  const date = wall ? null : readInstant(value);
  const moment = wall ?? (date && momentAt(date, codec.zone));
  if (!moment || moment.day < FIRST_DAY || moment.day > LAST_DAY) return null;
  return { ...moment, time: shownTime(moment.time, codec.seconds) };
}

function readWall(value: unknown, { valueAs }: Pick<ValueCodec, 'valueAs'>): Moment | null {
  if (typeof value !== 'string') return null;
  const day = parseIsoDay(value.trim());
  if (day !== null) return { day, time: 0 };
  return valueAs === 'iso' ? readWallText(value) : null;
}

/** A limit: as a last moment, a text of a day alone means the whole of that day. */
export function readLimit(
  value: unknown,
  codec: ValueCodec,
  which: 'first' | 'last',
): Moment | null {
  const moment = readMoment(value, codec);
  const isWholeDay = typeof value === 'string' && parseIsoDay(value.trim()) !== null;
  return moment && isWholeDay && which === 'last' ? { ...moment, time: LAST_SECOND } : moment;
}

export function dependsOnZone(value: unknown, codec: Pick<ValueCodec, 'valueAs'>): boolean {
  return readWall(value, codec) === null && readInstant(value) !== null;
}

export function writeMoment(
  moment: Moment,
  codec: ValueCodec,
  end: 'start' | 'end' = 'start',
): Date | string {
  return codec.valueAs === 'iso' ? isoText(moment, codec) : dateOf(moment, codec, end);
}

/** The instant of a moment; the end of a day without a time is its last. */
export function dateOf(
  { day, time }: Moment,
  codec: Pick<ValueCodec, 'zone' | 'time'>,
  end: 'start' | 'end' = 'start',
): Date {
  if (end === 'end' && !codec.time) return endOfDay(day, codec.zone);
  return codec.zone.instant(day, codec.time ? time * 1000 : 0);
}

export function isoText(
  { day, time }: Moment,
  codec: Pick<ValueCodec, 'time' | 'seconds'>,
): string {
  return formatIsoDay(day) + (codec.time ? `T${isoTime(time, codec.seconds)}` : '');
}
