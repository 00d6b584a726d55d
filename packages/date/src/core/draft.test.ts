// biome-ignore-all lint/style/noExcessiveLinesPerFile: tables of what may be picked and one property over them, with the same builders
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countDays, type DateConstraints, spanViolation } from './constraints';
import {
  applyDraft,
  changeTime,
  chooseSpan,
  type Draft,
  type DraftResult,
  draftOf,
  draftOfEnd,
  dropStart,
  isAwaitingEnd,
  pickDay,
  sameDraft,
  spanOf,
} from './draft';
import { createLockedDays, type DayLock, readListedDays } from './locked-days';
import { inOrder, type Span } from './moment';

const TIMES = { from: 0, to: 1439 };
const lockedBy = (...locks: DayLock[]) =>
  createLockedDays(
    readListedDays([], () => null, '<Calendar>'),
    locks,
  );
const RULES: DateConstraints = {
  mode: 'range',
  time: false,
  seconds: false,
  lockedTime: () => false,
  min: null,
  max: null,
  locked: lockedBy(),
  allowLocked: true,
  minDays: null,
  maxDays: null,
  forward: false,
  backward: false,
};
const EMPTY = draftOf(null, TIMES);
const span = (from: number, to: number, fromTime = 0, toTime = 1439): Span => ({
  from: { day: from, time: fromTime },
  to: { day: to, time: toTime },
});
const pick = (draft: Draft, day: number, constraints = RULES, auto = true) =>
  pickDay(draft, day, constraints, auto);

describe('picking a range (DAT-3)', () => {
  it('sets the start, then the end, and commits', () => {
    const first = pick(EMPTY, 10);
    expect(first.commit).toBeUndefined();
    expect(isAwaitingEnd(first.draft)).toBe(true);
    expect(pick(first.draft, 14).commit).toEqual(span(10, 14));
  });

  it('changes places when the end precedes the start', () => {
    expect(pick(pick(EMPTY, 14).draft, 10).commit).toEqual(span(10, 14));
  });

  it('begins anew with the third click', () => {
    const whole = pick(pick(EMPTY, 10).draft, 14).draft;
    expect(pick(whole, 20).draft).toMatchObject({ from: 20, to: null });
  });

  it('waits for "Aceptar" without auto-apply', () => {
    const whole = pick(pick(EMPTY, 10, RULES, false).draft, 14, RULES, false);
    expect(whole.commit).toBeUndefined();
    expect(applyDraft(whole.draft, RULES).commit).toEqual(span(10, 14));
    expect(applyDraft(EMPTY, RULES).commit).toBeUndefined();
    expect(applyDraft(pick(EMPTY, 10).draft, RULES).commit).toBeUndefined();
  });

  it('drops the start of an unfinished range', () => {
    const before = draftOf(span(1, 2), TIMES);
    const unfinished = pick(before, 10).draft;
    expect(dropStart(unfinished, before)).toEqual(before);
    expect(dropStart(unfinished, EMPTY)).toEqual(EMPTY);
    expect(dropStart(before, before)).toBeNull();
    // A start that was there before is not one that was picked.
    expect(dropStart(unfinished, unfinished)).toBeNull();
  });

  it('refuses an end time before the start time of the same day', () => {
    const constraints = { ...RULES, time: true };
    let { draft } = pick(pick(EMPTY, 10, constraints, false).draft, 10, constraints, false);
    draft = changeTime(draft, 'from', 600, constraints);
    draft = changeTime(draft, 'to', 540, constraints);
    expect(applyDraft(draft, constraints).violation).toEqual({ type: 'backward' });
    expect(applyDraft(draft, constraints).commit).toBeUndefined();
  });
});

describe('a draft (DAT-3)', () => {
  const whole = draftOf(span(10, 14, 5, 7), TIMES);

  it('shows a value, else nothing and the times by default', () => {
    expect(whole).toEqual({ from: 10, to: 14, fromTime: 5, toTime: 7 });
    expect(EMPTY).toEqual({ from: null, to: null, fromTime: 0, toTime: 1439 });
    expect([spanOf(whole), spanOf(EMPTY)]).toEqual([span(10, 14, 5, 7), null]);
    expect(spanOf({ ...whole, to: null })).toBeNull();
    expect(spanOf({ ...whole, from: null })).toBeNull();
  });

  it('of one end keeps its time at its own end', () => {
    expect(draftOfEnd({ day: 10, time: 5, end: 'from' }, TIMES)).toEqual({
      ...{ ...EMPTY, from: 10 },
      fromTime: 5,
    });
    expect(draftOfEnd({ day: 10, time: 5, end: 'to' }, TIMES)).toEqual({
      ...{ ...EMPTY, from: 10 },
      toTime: 5,
    });
    expect(draftOfEnd({ day: 10, time: null, end: 'to' }, TIMES)).toEqual({ ...EMPTY, from: 10 });
  });

  it('is the same as another where both days and both times are', () => {
    expect(sameDraft(whole, { ...whole })).toBe(true);
    for (const part of ['from', 'to', 'fromTime', 'toTime'] as const) {
      expect(sameDraft(whole, { ...whole, [part]: 99 })).toBe(false);
      expect(sameDraft({ ...whole, [part]: 99 }, whole)).toBe(false);
    }
    expect([sameDraft(null, null), sameDraft(whole, null), sameDraft(null, whole)]).toEqual([
      ...[true, false, false],
    ]);
  });

  it('has a time for each end of a range, and one for a single date', () => {
    const single = { ...RULES, mode: 'single' } as const;
    expect(changeTime(whole, 'from', 9, RULES)).toEqual({ ...whole, fromTime: 9 });
    expect(changeTime(whole, 'to', 9, RULES)).toEqual({ ...whole, toTime: 9 });
    for (const end of ['from', 'to'] as const) {
      expect(changeTime(whole, end, 9, single)).toEqual({ ...whole, fromTime: 9, toTime: 9 });
    }
    expect(pick(whole, 20, single).commit).toEqual(span(20, 20, 5, 5));
    expect(pick(whole, 20, single, false).commit).toBeUndefined();
  });
});

describe('limits (DAT-5)', () => {
  const second = (change: Partial<DateConstraints>, start: number, day: number): DraftResult => {
    const constraints = { ...RULES, ...change };
    return pick(pick(EMPTY, start, constraints).draft, day, constraints);
  };

  it.each<[string, Partial<DateConstraints>, number, number]>([
    ['tooShort', { minDays: 3 }, 10, 11],
    ['tooLong', { maxDays: 3 }, 10, 13],
    ['onlyForward', { forward: true }, 10, 9],
    ['onlyBackward', { backward: true }, 10, 11],
    ['crossesLocked', { allowLocked: false, locked: lockedBy((day) => day === 12) }, 10, 14],
    ['locked', { locked: lockedBy((day) => day === 14) }, 10, 14],
    ['locked', { locked: lockedBy((_, start) => start === 10) }, 10, 14],
    ['beforeMin', { min: { day: 5, time: 0 } }, 10, 4],
    ['afterMax', { max: { day: 15, time: 0 } }, 10, 16],
  ])('%s keeps the draft', (type, change, start, day) => {
    const result = second(change, start, day);
    expect(result.violation?.type).toBe(type);
    expect(result.commit).toBeUndefined();
    expect(result.draft).toMatchObject({ from: start, to: null });
  });

  it('lets a range cross locked days by default', () => {
    expect(second({ locked: lockedBy((day) => day === 12) }, 10, 14).commit).toEqual(span(10, 14));
  });

  it('gives the reason of a locked day', () => {
    const constraints = { ...RULES, locked: lockedBy(() => 'Cerrado por inventario') };
    expect(pick(EMPTY, 10, constraints).violation).toEqual({
      type: 'locked',
      day: 10,
      text: 'Cerrado por inventario',
    });
  });

  it('treats both directions together as neither', () => {
    expect(second({ forward: true, backward: true }, 10, 12).commit).toEqual(span(10, 12));
  });

  it('holds the limits to the minute with a time', () => {
    const constraints: DateConstraints = {
      ...RULES,
      mode: 'single',
      time: true,
      min: { day: 10, time: 540 },
    };
    expect(spanViolation(constraints, span(10, 10, 539, 539))).toEqual({ type: 'beforeMin' });
    expect(spanViolation(constraints, span(10, 10, 540, 540))).toBeNull();
    const until: DateConstraints = {
      ...RULES,
      mode: 'single',
      time: true,
      max: { day: 10, time: 540 },
    };
    expect(spanViolation(until, span(10, 10, 541, 541))).toEqual({ type: 'afterMax' });
  });

  it.each<[string, Partial<DateConstraints>]>([
    ['minDays above maxDays', { minDays: 5, maxDays: 3 }],
    ['minDate after maxDate', { min: { day: 20, time: 0 }, max: { day: 10, time: 0 } }],
    ['every day locked', { locked: lockedBy(() => true) }],
  ])('picks nothing with %s', (_, change) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }), (a, b) => {
        expect(second(change, a, b).commit).toBeUndefined();
      }),
    );
  });
});

/** What a person or a caller may do. */
type Action =
  | { readonly type: 'pick'; readonly day: number }
  | { readonly type: 'choose'; readonly span: Span }
  | { readonly type: 'outside'; readonly span: Span; readonly force: boolean }
  | { readonly type: 'time'; readonly which: 'from' | 'to'; readonly time: number }
  | { readonly type: 'apply' | 'escape' | 'cancel' | 'clear' };

// Few days and mostly open limits: else hardly any action would lead to a value.
const anyDay = fc.integer({ min: 0, max: 14 });
const anyMinutes = fc.integer({ min: 0, max: 1439 });
const anySpan = fc
  .tuple(anyDay, anyDay, anyMinutes, anyMinutes)
  .map(([from, to, a, b]) => span(from, to, a, b));
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('pick' as const), day: anyDay }) },
  fc.record({ type: fc.constant('choose' as const), span: anySpan }),
  fc.record({
    type: fc.constant('outside' as const),
    span: anySpan,
    force: fc.constantFrom(false, false, false, true),
  }),
  fc.record({
    type: fc.constant('time' as const),
    which: fc.constantFrom('from' as const, 'to' as const),
    time: anyMinutes,
  }),
  fc.record({ type: fc.constantFrom('apply' as const, 'escape', 'cancel', 'clear') }),
);
const anyBound = fc.option(fc.record({ day: anyDay, time: anyMinutes }), {
  nil: null,
  freq: 2,
});
const anyLength = fc.option(fc.integer({ min: 1, max: 8 }), { nil: null, freq: 2 });

describe('no sequence of actions puts a forbidden range into the value', () => {
  it.each(['single', 'range'] as const)('%s', (mode) => {
    fc.assert(
      fc.property(
        fc.record({
          time: fc.boolean(),
          min: anyBound,
          max: anyBound,
          lockedDays: fc.array(anyDay, { maxLength: 5 }),
          lockedTimes: fc.array(anyMinutes, { maxLength: 5 }),
          allowLocked: fc.boolean(),
          minDays: anyLength,
          maxDays: anyLength,
          forward: fc.boolean(),
          backward: fc.boolean(),
        }),
        fc.boolean(),
        fc.array(anyAction, { minLength: 1, maxLength: 40 }),
        ({ lockedDays, lockedTimes, ...limits }, wantsAuto, actions) => {
          const constraints: DateConstraints = {
            ...limits,
            mode,
            seconds: false,
            lockedTime: ({ time }) => lockedTimes.includes(time),
            locked: lockedBy((day) => lockedDays.includes(day)),
          };
          const auto = wantsAuto && !constraints.time;
          let value: Span | null = null;
          let forced = false;
          let draft = EMPTY;
          const take = (result: DraftResult) => {
            draft = result.draft;
            if (result.commit) [value, forced] = [result.commit, false];
          };
          for (const action of actions) {
            switch (action.type) {
              case 'pick':
                take(pickDay(draft, action.day, constraints, auto));
                break;
              case 'choose':
                take(chooseSpan(draft, sized(action.span, mode), constraints, auto));
                break;
              case 'outside': {
                const given = inOrder(sized(action.span, mode), constraints.time);
                if (action.force || spanViolation(constraints, given) === null) {
                  [value, forced] = [given, action.force];
                  draft = draftOf(value, TIMES);
                }
                break;
              }
              case 'time':
                draft = changeTime(draft, action.which, action.time, constraints);
                break;
              case 'apply':
                take(applyDraft(draft, constraints));
                break;
              case 'escape':
                draft = dropStart(draft, draftOf(value, TIMES)) ?? draft;
                break;
              case 'cancel':
                draft = draftOf(value, TIMES);
                break;
              case 'clear':
                [value, draft] = [null, EMPTY];
            }
            expectAllowed(value, constraints, lockedDays, forced);
          }
        },
      ),
      { numRuns: 1500 },
    );
  });
});

function sized(span: Span, mode: DateConstraints['mode']): Span {
  return mode === 'single' ? { from: span.from, to: span.from } : span;
}

/** The promises, written down a second time and without the code under test. */
function expectAllowed(
  value: Span | null,
  constraints: DateConstraints,
  lockedDays: readonly number[],
  forced: boolean,
): void {
  if (!value) return;
  const { from, to } = value;
  const at = ({ day, time }: Span['from']) => day * 1440 + (constraints.time ? time : 0);
  expect(at(to)).toBeGreaterThanOrEqual(at(from));
  if (forced) return;
  if (constraints.time) {
    for (const end of [from, to]) expect(constraints.lockedTime(end)).toBe(false);
  }
  if (constraints.min) expect(at(from)).toBeGreaterThanOrEqual(at(constraints.min));
  if (constraints.max) expect(at(to)).toBeLessThanOrEqual(at(constraints.max));
  expect(lockedDays).not.toContain(from.day);
  expect(lockedDays).not.toContain(to.day);
  if (constraints.mode === 'single') return;
  const length = countDays(from.day, to.day);
  if (constraints.minDays !== null) expect(length).toBeGreaterThanOrEqual(constraints.minDays);
  if (constraints.maxDays !== null) expect(length).toBeLessThanOrEqual(constraints.maxDays);
  if (!constraints.allowLocked) {
    for (const day of lockedDays) expect(day > from.day && day < to.day).toBe(false);
  }
}
