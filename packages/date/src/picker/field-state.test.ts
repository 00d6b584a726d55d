// biome-ignore-all lint/style/noExcessiveLinesPerFile: tables and properties of one reducer, over the same builders
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseClockTime, shownTime } from '../core/clock-time';
import { type ValueCodec, writeMoment } from '../core/codec';
import { type DateConstraints, spanViolation } from '../core/constraints';
import { dateNames } from '../core/date-names';
import { parseIsoDay } from '../core/day';
import { type DefaultTimes, draftOf, pickDay } from '../core/draft';
import { createLockedDays, readDaySet } from '../core/locked-days';
import { inOrder, type Moment, type Span, sameSpan } from '../core/moment';
import { zoneOf } from '../core/zone';
import { formatMoment } from '../text/date-text';
import { readTyped } from '../text/lenient-date';
import { readTypedRange } from '../text/lenient-range';
import { readValue, valueKey } from '../value/read-value';
import { type FieldState, fieldReducer, readField } from './field-state';
import type { TextFormat } from './use-date-field';

const FIELDS = { start: 'from', end: 'to', force: 'force' };
const TODAY = parseIsoDay('2026-11-20') ?? 0;
const TIMES: DefaultTimes = { from: 0, to: 86_340 };
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

/** A field without React: the same parts, put together as the picker does. */
class Field {
  mode: DateConstraints['mode'] = 'single';
  state: FieldState<TextFormat> = null;
  raw: unknown = null;
  zone = 'UTC';
  valueAs: ValueCodec['valueAs'] = 'date';
  time = false;
  seconds = false;
  pattern = 'dd/MM/y';
  locale = 'es-CO';
  min: Moment | null = null;
  max: Moment | null = null;
  lockedDays: readonly number[] = [];

  get codec(): ValueCodec {
    return {
      zone: zoneOf(this.zone),
      valueAs: this.valueAs,
      time: this.time,
      seconds: this.seconds,
    };
  }
  get constraints(): DateConstraints {
    const listed = readDaySet(
      [],
      '[]',
      () => null,
      () => undefined,
    );
    return {
      mode: this.mode,
      time: this.time,
      seconds: this.seconds,
      lockedTime: null,
      min: this.min,
      max: this.max,
      locked: createLockedDays(listed, [(day) => this.lockedDays.includes(day)]),
      disallowLocked: true,
      minDays: null,
      maxDays: 40,
      forward: false,
      backward: false,
    };
  }
  get value(): Span | null {
    return readValue(this.raw, this.mode, FIELDS, this.codec, 'Field').span;
  }
  get textFormat(): TextFormat {
    return { pattern: this.pattern, names: dateNames(this.locale) };
  }
  format(span: Span): string {
    const [from, to] = [span.from, span.to].map((moment) =>
      formatMoment(moment, this.pattern, dateNames(this.locale)),
    );
    return this.mode === 'single' ? `${from}` : `${from} – ${to}`;
  }
  readText(text: string, format: TextFormat): Span | null {
    const context = {
      ...format,
      today: TODAY,
      min: this.min?.day ?? null,
      max: this.max?.day ?? null,
    };
    const one = this.mode === 'single' ? readTyped(text, context) : null;
    const pair = this.mode === 'single' ? one && [one, one] : readTypedRange(text, context);
    if (!pair?.[0] || !pair[1]) return null;
    const end = this.mode === 'single' ? 'from' : 'to';
    return {
      from: {
        day: pair[0].day,
        time: shownTime(pair[0].time ?? this.value?.from.time ?? TIMES.from, this.seconds),
      },
      to: {
        day: pair[1].day,
        time: shownTime(pair[1].time ?? this.value?.[end].time ?? TIMES[end], this.seconds),
      },
    };
  }
  get reading() {
    const read = readValue(this.raw, this.mode, FIELDS, this.codec, 'Field');
    return readField(this.state, {
      valueKey: valueKey(this.raw, FIELDS),
      value: read.span,
      unreadable: read.unreadable,
      violation: read.span && !read.force ? violation(this.constraints, read.span) : null,
      format: (span) => this.format(span),
      read: (text, format) => {
        const typed = this.readText(text, format);
        return typed && inOrder(typed, this.time);
      },
      judge: (span) => violation(this.constraints, span),
    });
  }
  type(text: string) {
    const key = valueKey(this.raw, FIELDS);
    this.state = fieldReducer(this.state, {
      type: 'typed',
      text,
      format: this.textFormat,
      valueKey: key,
    });
  }
  settle() {
    const { isPending, problem, value } = this.reading;
    if (!isPending) return;
    this.state = fieldReducer(this.state, { type: problem ? 'settled' : 'dropped' });
    if (!problem) this.commit(value);
  }
  commit(span: Span | null) {
    if (sameSpan(span, this.value, this.time)) return;
    if (!span) this.raw = null;
    else if (this.mode === 'single') this.raw = writeMoment(span.from, this.codec);
    else
      this.raw = {
        from: writeMoment(span.from, this.codec),
        to: writeMoment(span.to, this.codec, 'end'),
      };
  }
  pick(day: number, other: number) {
    const first = pickDay({ ...draftOf(null, TIMES) }, day, this.constraints, true);
    const last =
      this.mode === 'single' ? first : pickDay(first.draft, other, this.constraints, true);
    if (!last.commit) return;
    this.state = fieldReducer(this.state, { type: 'dropped' });
    this.commit(last.commit);
  }
}

/** The limits, written down a second time and without the code under test. */
function isAllowed(field: Field, { from, to }: Span): boolean {
  const before = (a: Moment, b: Moment) =>
    a.day < b.day || (field.time && a.day === b.day && a.time < b.time);
  if (before(to, from)) return false;
  if (field.min && before(from, field.min)) return false;
  if (field.max && before(field.max, to)) return false;
  if (field.mode === 'range' && to.day - from.day + 1 > 40) return false;
  for (let day = from.day; day <= to.day; day += 1)
    if (field.lockedDays.includes(day)) return false;
  return true;
}

const violation = (constraints: DateConstraints, span: Span) => spanViolation(constraints, span);

const anyDay = fc.integer({ min: TODAY - 40, max: TODAY + 40 });
const anyLimit = fc.option(
  fc.record({ day: anyDay, time: fc.constantFrom(0, 36_000, 36_030, 86_399) }),
  {
    nil: null,
  },
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
    'x',
    '5/11/26-10/11/26',
    '10/11/26 - 5/11/26',
  ),
);
const anyChange: fc.Arbitrary<(field: Field) => void> = fc.oneof(
  { weight: 5, arbitrary: anyText.map((text) => (field: Field) => field.type(text)) },
  { weight: 3, arbitrary: fc.constant((field: Field) => field.settle()) },
  {
    weight: 3,
    arbitrary: fc.tuple(anyDay, anyDay).map(
      ([a, b]) =>
        (field: Field) =>
          field.pick(a, b),
    ),
  },
  fc.constant((field: Field) => {
    field.state = fieldReducer(field.state, { type: 'dropped' });
  }),
  fc.constantFrom(...ZONES).map((zone) => (field: Field) => {
    field.zone = zone;
  }),
  fc.constantFrom(...LOCALES).map((locale) => (field: Field) => {
    field.locale = locale;
  }),
  anyLimit.map((limit) => (field: Field) => {
    field.min = limit;
  }),
  anyLimit.map((limit) => (field: Field) => {
    field.max = limit;
  }),
  fc.array(anyDay, { maxLength: 6 }).map((days) => (field: Field) => {
    field.lockedDays = days;
  }),
  fc
    .date({ min: new Date('2026-10-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    .map((date) => (field: Field) => {
      field.raw =
        field.mode === 'single' ? date : { from: date, to: new Date(date.getTime() + 86_400_000) };
    }),
);

describe('what is seen is what is sent, or the field is invalid (DAT-8)', () => {
  it.each(['single', 'range'] as const)(
    'through any sequence of typing, picking, limits, zones and locales: %s',
    (mode) => {
      fc.assert(
        fc.property(
          fc.boolean(),
          fc.constantFrom(...ZONES),
          fc.nat(PATTERNS.length - 1),
          fc.array(anyChange, { minLength: 1, maxLength: 25 }),
          (time, zone, patternIndex, changes) => {
            const field = new Field();
            field.mode = mode;
            field.time = time;
            field.zone = zone;
            const patterns = time ? TIME_PATTERNS : PATTERNS;
            field.pattern = patterns[patternIndex % patterns.length] ?? '';
            field.seconds = field.pattern.includes('s');
            for (const change of changes) {
              const instant = valueKey(field.raw, FIELDS);
              const before = [field.zone, field.locale, field.min, field.max, field.lockedDays];
              change(field);
              const isSurrounding = [
                field.zone,
                field.locale,
                field.min,
                field.max,
                field.lockedDays,
              ].some((now, index) => now !== before[index]);
              // No zone, locale or limit moves an instant.
              if (isSurrounding) expect(valueKey(field.raw, FIELDS)).toBe(instant);
              const { text, value, problem, isPending } = field.reading;
              if (problem) {
                // What is wrong is shown as it is; only a stored value is sent, and marked.
                expect(isPending ? value : null).toBeNull();
                continue;
              }
              if (value) expect(isAllowed(field, value)).toBe(true);
              // A refused or partly typed text never goes out as something else.
              const format = isPending && field.state ? field.state.format : field.textFormat;
              const shown = text.trim() === '' ? null : field.readText(text, format);
              const inOrder =
                shown && !isBackward(shown, time)
                  ? shown
                  : shown && { from: shown.to, to: shown.from };
              expect(sameSpan(inOrder, value, time)).toBe(true);
            }
          },
        ),
        { numRuns: 1700 },
      );
    },
  );
});

function isBackward({ from, to }: Span, time: boolean): boolean {
  return to.day < from.day || (time && to.day === from.day && to.time < from.time);
}

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
          const read = readTyped(text, { pattern, names, today: TODAY, min: null, max: null });
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
          const span = readValue(new Date(time), 'single', FIELDS, codec, 'Field').span;
          const back = span && new Date(writeMoment(span.from, codec)).getTime();
          // An hour that comes twice is written as its first one.
          const twice = back !== null && back < time && time - back <= 3_600_000;
          if (!twice) expect(back).toBe(time);
          const again = readValue(new Date(back ?? 0), 'single', FIELDS, codec, 'Field').span;
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
      const read = readValue(written, 'single', FIELDS, codec, 'Field').span;
      expect(read?.from).toEqual({ day, time: at(shown) });
    }
  });
});
