// biome-ignore-all lint/style/noExcessiveLinesPerFile: tables and properties of one reducer, over the same builders
import { eachInTurn } from '@guadua/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseClockTime, shownTime } from '../core/clock-time';
import { type ValueCodec, writeMoment } from '../core/codec';
import { type DateConstraints, spanViolation } from '../core/constraints';
import { dateNames } from '../core/date-names';
import { parseIsoDay } from '../core/day';
import { draftOf, pickDay } from '../core/draft';
import { createLockedDays, readListedDays } from '../core/locked-days';
import { inOrder, type Span, sameSpan } from '../core/moment';
import { zoneOf } from '../core/zone';
import {
  DEFAULT_TIMES,
  isSame,
  MAX_DAYS,
  ModelField,
  type Stored,
  type Surroundings,
} from '../testing/models/field-state.model';
import { formatMoment, type TypedMoment } from '../text/date-text';
import { readTyped } from '../text/lenient-date';
import { readTypedRange } from '../text/lenient-range';
import { readTypedTime } from '../text/typed-time';
import { readField, type TypedText } from './field-state';
import { rangeShape } from './range-shape';
import { dateShape, type RangeFields } from './read-value';
import type { TextFormat } from './use-date-kind';

function readValue(
  value: unknown,
  mode: 'single' | 'range',
  fields: RangeFields,
  codec: ValueCodec,
  component: string,
) {
  const shape =
    mode === 'range' ? rangeShape(fields, codec, component) : dateShape(codec, component);
  return shape.read(value);
}

const FIELDS = { start: 'from', end: 'to', force: 'force' };
const TODAY = parseIsoDay('2026-11-20') ?? 0;
const ZONES = [
  'America/Bogota',
  'America/Santiago',
  'America/Sao_Paulo',
  'America/New_York',
  'Pacific/Auckland',
  'Pacific/Apia',
  'Asia/Kolkata',
  'UTC',
];
const LOCALES = ['es-CO', 'en-US', 'pt-BR', 'de-DE', 'fr-FR'];
const PATTERNS = [
  'dd/MM/y',
  'MM/dd/y',
  "d 'de' MMMM 'de' y",
  'yyyy-MM-dd',
  'd MMM yyyy',
  'dd.MM.yyyy',
];
const TIME_PATTERNS = [
  'dd/MM/y, hh:mm a',
  'yyyy-MM-dd HH:mm',
  'MM/dd/y, h:mm a',
  'd/M/yyyy H:mm',
  'dd/MM/y, hh:mm:ss a',
  'yyyy-MM-dd H:mm:ss',
];

/** A field without React: the parts of the product, put together as a picker does. */
class Field {
  private text: TypedText<TextFormat> | null = null;
  private held: Stored = null;

  get stored(): Stored {
    return this.held;
  }
  /** Another value takes the place of what was typed, as in the control value. */
  set stored(stored: Stored) {
    if (JSON.stringify(stored) !== JSON.stringify(this.held)) this.text = null;
    this.held = stored;
  }

  codec({ zone, valueAs, time, seconds }: Surroundings): ValueCodec {
    return { zone: zoneOf(zone), valueAs, time, seconds };
  }
  constraints({ mode, time, seconds, min, max, lockedDays }: Surroundings): DateConstraints {
    const listed = readListedDays([], () => null, '<Calendar>');
    return {
      mode,
      time,
      seconds,
      lockedTime: () => false,
      min,
      max,
      locked: createLockedDays(listed, [(day) => lockedDays.includes(day)]),
      allowLocked: false,
      minDays: null,
      maxDays: MAX_DAYS,
      forward: false,
      backward: false,
    };
  }
  value(around: Surroundings): Span | null {
    return readValue(this.stored, around.mode, FIELDS, this.codec(around), 'Field').value;
  }
  textFormat({ format }: Surroundings): TextFormat {
    return { pattern: format.pattern, names: dateNames(format.locale) };
  }
  format(span: Span, around: Surroundings): string {
    const { pattern, names } = this.textFormat(around);
    const [from, to] = [span.from, span.to].map((moment) => formatMoment(moment, pattern, names));
    return around.mode === 'single' ? `${from}` : `${from} – ${to}`;
  }
  read(text: string, format: TextFormat, around: Surroundings): Span | null {
    const single = around.mode === 'single';
    const context = {
      ...format,
      readTime: around.time ? readTypedTime : undefined,
      today: TODAY,
      min: around.min?.day ?? null,
      max: around.max?.day ?? null,
    };
    const one = single ? readTyped(text, context) : null;
    const pair = single ? one && ([one, one] as const) : readTypedRange(text, context);
    if (!pair) return null;
    const value = this.value(around);
    const at = (typed: TypedMoment, end: 'from' | 'to') => ({
      day: typed.day,
      time: shownTime(typed.time ?? value?.[end].time ?? DEFAULT_TIMES[end], around.seconds),
    });
    return inOrder(
      { from: at(pair[0], 'from'), to: at(pair[1], single ? 'from' : 'to') },
      around.time,
    );
  }
  reading(around: Surroundings) {
    const constraints = this.constraints(around);
    const value = this.value(around);
    return readField(this.text, {
      value,
      unreadable: '',
      violation: value && spanViolation(constraints, value),
      format: (span) => this.format(span, around),
      read: (text, format) => this.read(text, format, around),
      judge: (span) => spanViolation(constraints, span),
    });
  }
  type(text: string, around: Surroundings) {
    this.text = { text, format: this.textFormat(around), isSettled: false };
  }
  settle(around: Surroundings) {
    const { isPending, problem, value } = this.reading(around);
    if (!isPending) return;
    this.text = problem && this.text && { ...this.text, isSettled: true };
    if (!problem) this.commit(value, around);
  }
  pick(day: number, other: number, around: Surroundings) {
    const constraints = this.constraints(around);
    const first = pickDay(draftOf(null, DEFAULT_TIMES), day, constraints, true);
    const last = around.mode === 'single' ? first : pickDay(first.draft, other, constraints, true);
    if (!last.commit) return;
    this.text = null;
    this.commit(last.commit, around);
  }
  drop() {
    this.text = null;
  }
  private commit(span: Span | null, around: Surroundings) {
    if (sameSpan(span, this.value(around), around.time)) return;
    const codec = this.codec(around);
    if (!span) this.stored = null;
    else if (around.mode === 'single') this.stored = writeMoment(span.from, codec);
    else
      this.stored = {
        from: writeMoment(span.from, codec),
        to: writeMoment(span.to, codec, 'end'),
      };
  }
}

/** What a person, the application or the surroundings do. */
type Change =
  | { readonly does: 'type'; readonly text: string }
  | { readonly does: 'settle' | 'drop' }
  | { readonly does: 'pick'; readonly day: number; readonly other: number }
  | { readonly does: 'receive'; readonly date: Date }
  | { readonly does: 'surround'; readonly with: Partial<Surroundings> }
  | { readonly does: 'format'; readonly locale: string; readonly index: number };

/** Does it to the field or to its model. */
function apply(change: Change, one: Field | ModelField, around: Surroundings): void {
  if (change.does === 'type') one.type(change.text, around);
  else if (change.does === 'settle') one.settle(around);
  else if (change.does === 'drop') one.drop();
  else if (change.does === 'pick') one.pick(change.day, change.other, around);
  else if (change.does === 'receive') {
    const { date } = change;
    const to = new Date(date.getTime() + 86_400_000);
    one.stored = around.mode === 'single' ? date : { from: date, to };
  }
}

/** What surrounds the two after it. */
function surroundingsAfter(change: Change, before: Surroundings): Surroundings {
  if (change.does === 'surround') return { ...before, ...change.with };
  if (change.does !== 'format') return before;
  return { ...before, format: formatOf(before, change.locale, change.index) };
}

const anyDay = fc.integer({ min: TODAY - 40, max: TODAY + 40 });
const anyLimit = fc.option(
  fc.record({ day: anyDay, time: fc.constantFrom(0, 36_000, 36_030, 86_399) }),
  { nil: null },
);
const anyText = fc.oneof(
  fc
    .tuple(
      anyDay,
      fc.constantFrom(...PATTERNS, ...TIME_PATTERNS),
      fc.constantFrom(...LOCALES),
      fc.integer({ min: 0, max: 86_399 }),
    )
    .map(([day, pattern, locale, time]) => formatMoment({ day, time }, pattern, dateNames(locale))),
  fc.constantFrom(
    '',
    ' ',
    'hoy',
    'mañana',
    '31/02/2026',
    '5/',
    '5/3',
    '5/11/26',
    '5/11/26 3 pm',
    '5 de noviembre',
    '051126',
    'x',
    '5/11/26-10/11/26',
    '10/11/26 - 5/11/26',
  ),
);
const surround = (change: Partial<Surroundings>): Change => ({ does: 'surround', with: change });
const anyChange = fc.oneof<fc.WeightedArbitrary<Change>[]>(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('type'), text: anyText }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('settle') }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('pick'), day: anyDay, other: anyDay }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('drop') }) },
  { weight: 1, arbitrary: fc.constantFrom(...ZONES).map((zone) => surround({ zone })) },
  { weight: 1, arbitrary: anyLimit.map((min) => surround({ min })) },
  { weight: 1, arbitrary: anyLimit.map((max) => surround({ max })) },
  {
    weight: 1,
    arbitrary: fc.array(anyDay, { maxLength: 6 }).map((days) => surround({ lockedDays: days })),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('format'),
      locale: fc.constantFrom(...LOCALES),
      index: fc.nat(99),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('receive'),
      date: fc.date({
        min: new Date('2026-10-01'),
        max: new Date('2026-12-31'),
        noInvalidDate: true,
      }),
    }),
  },
);

/** One of the formats that write all that the field shows. */
function formatOf(
  { time, seconds }: Pick<Surroundings, 'time' | 'seconds'>,
  locale: string,
  index: number,
) {
  const withTime = TIME_PATTERNS.filter((pattern) => pattern.includes('s') === seconds);
  const patterns = time ? withTime : PATTERNS;
  return { locale, pattern: patterns[index % patterns.length] ?? '' };
}

/** A test for each part of the sequences: one takes a fraction of its time limit, on a busy machine too. */
const PARTS = Array.from({ length: 20 }, (_, part) => part);
const SEQUENCES_PER_PART = 250;
/** Each part has sequences of its own. */
const { seed: FIRST_SEED = Date.now() } = fc.readConfigureGlobal();
/** And each time zone in which these tests run: a part of them in five zones meets more than the same in each. */
const ZONE_SEED = [...(process.env.TZ ?? '')].reduce(
  (sum, letter) => sum + PARTS.length * (letter.codePointAt(0) ?? 0),
  0,
);

describe.each(['single', 'range'] as const)(
  'what is seen is what is sent, or the field is invalid (DAT-8): %s',
  (mode) => {
    eachInTurn(PARTS, 5)(
      'through any sequence of typing, picking, limits, zones, formats and locales, part %i',
      (part) => {
        fc.assert(
          fc.property(
            fc.constantFrom([false, false], [true, false], [true, true]),
            fc.constantFrom('date', 'iso'),
            fc.constantFrom(...ZONES),
            fc.nat(99),
            fc.array(anyChange, { minLength: 1, maxLength: 25 }),
            ([time = false, seconds = false], valueAs, zone, index, changes) => {
              const field = new Field();
              const model = new ModelField(TODAY);
              let now: Surroundings = {
                ...{ mode, time, seconds, valueAs, zone },
                ...{ min: null, max: null, lockedDays: [] },
                format: formatOf({ time, seconds }, 'es-CO', index),
              };
              for (const change of changes) {
                for (const one of [field, model]) apply(change, one, now);
                now = surroundingsAfter(change, now);
                const { text, value, problem, isPending } = field.reading(now);
                const { isValid, sent } = model.expected(now);
                expect(problem === null).toBe(isValid);
                expect(isSame(value, sent, time)).toBe(true);
                // What is stored may have been typed or picked: it is the same instant in both.
                expect(field.stored).toEqual(model.stored);
                if (isPending || value === null) continue;
                const meaning = model.meaning(text, now.format, now);
                expect(isSame(meaning ?? null, value, time)).toBe(true);
              }
            },
          ),
          { numRuns: SEQUENCES_PER_PART, seed: FIRST_SEED + ZONE_SEED + part },
        );
      },
    );
  },
);

describe('a text that a field writes is read as the same moment (DAT-8)', () => {
  it('by every pattern, in every language', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -719_162, max: 2_932_896 }),
        fc.integer({ min: 0, max: 86_399 }),
        fc.constantFrom(...PATTERNS, ...TIME_PATTERNS),
        fc.constantFrom(...LOCALES),
        (day, time, pattern, locale) => {
          const names = dateNames(locale);
          const text = formatMoment({ day, time }, pattern, names);
          const read = readTyped(text, {
            pattern,
            names,
            readTime: readTypedTime,
            today: TODAY,
            min: null,
            max: null,
          });
          expect(read?.day).toBe(day);
          if (!TIME_PATTERNS.includes(pattern)) return;
          expect(read?.time).toBe(shownTime(time, pattern.includes('s')));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('and an instant that a zone shows is written back as itself', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc
          .integer({ min: Date.UTC(1990, 0), max: Date.UTC(2035, 0) })
          .map((ms) => ms - (ms % 60_000)),
        (name, time) => {
          const codec: ValueCodec = {
            zone: zoneOf(name),
            valueAs: 'date',
            time: true,
            seconds: false,
          };
          const span = readValue(new Date(time), 'single', FIELDS, codec, 'Field').value;
          const back = span && new Date(writeMoment(span.from, codec)).getTime();
          // An hour that comes twice is written as its first one.
          const twice = back !== null && back < time && time - back <= 3_600_000;
          if (!twice) expect(back).toBe(time);
          const again = readValue(new Date(back ?? 0), 'single', FIELDS, codec, 'Field').value;
          expect(sameSpan(again, span, true)).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it.each([
    // Clocks put forward: at midnight in Chile and Brazil, at two elsewhere.
    [
      'America/Santiago',
      '2024-09-08',
      [
        ['00:30', '01:30'],
        ['01:00', '01:00'],
      ],
    ],
    [
      'America/Sao_Paulo',
      '2018-11-04',
      [
        ['00:30', '01:30'],
        ['01:00', '01:00'],
      ],
    ],
    [
      'America/New_York',
      '2026-03-08',
      [
        ['02:30', '03:30'],
        ['03:00', '03:00'],
      ],
    ],
    [
      'Pacific/Auckland',
      '2026-09-27',
      [
        ['02:30', '03:30'],
        ['03:00', '03:00'],
      ],
    ],
  ] as const)('on the day that %s loses an hour, %s', (name, iso, rows) => {
    const codec: ValueCodec = { zone: zoneOf(name), valueAs: 'date', time: true, seconds: false };
    const day = parseIsoDay(iso) ?? 0;
    for (const [typed, shown] of rows) {
      const at = (text: string) => parseClockTime(text) ?? Number.NaN;
      const written = writeMoment({ day, time: at(typed) }, codec);
      const read = readValue(written, 'single', FIELDS, codec, 'Field').value;
      expect(read?.from).toEqual({ day, time: at(shown) });
    }
  });
});
