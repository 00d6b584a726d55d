import type { ChoiceOption } from '../choice/choice.types';

/** A box that was ticked or unticked. */
export interface Tick {
  readonly value: string;
  readonly on: boolean;
}

/** How many boxes may be ticked. */
export interface CountLimits {
  readonly required: boolean;
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/**
 * The options, and behind them one for each value that none of them has: what is not shown could
 * neither be seen nor taken away, but would be sent.
 */
export function withUnknown(
  options: readonly ChoiceOption[],
  values: readonly string[],
): readonly ChoiceOption[] {
  const known = new Set(options.map(({ value }) => value));
  const unknown = new Set(values.filter((value) => !known.has(value)));
  if (unknown.size === 0) return options;
  return [...options, ...Array.from(unknown, (value) => ({ value, label: value }))];
}

/** The values with some of them ticked or not, in the order of the options. */
export function withTicks(
  options: readonly ChoiceOption[],
  values: readonly string[],
  ticks: readonly Tick[],
): string[] {
  const chosen = new Set(values);
  for (const { value, on } of ticks) {
    if (on) chosen.add(value);
    else chosen.delete(value);
  }
  return options.map(({ value }) => value).filter((value) => chosen.has(value));
}

/** Whether the same values are ticked, in whatever order they are given. */
export function isSameChoice(one: readonly string[], other: readonly string[]): boolean {
  const values = new Set(other);
  return one.length === other.length && one.every((value) => values.has(value));
}

/** What the box above all others shows, of those that can be ticked. */
export function summaryOf(
  options: readonly ChoiceOption[],
  values: readonly string[],
): 'all' | 'some' | 'none' {
  const open = options.filter(({ disabled }) => !disabled);
  const count = open.filter(({ value }) => values.includes(value)).length;
  if (count === 0) return 'none';
  return count === open.length ? 'all' : 'some';
}

/** The least and the most that may be ticked once one is; `undefined` where there is no limit. */
export function countRange({ required, min, max }: CountLimits): {
  readonly least: number | undefined;
  readonly most: number | undefined;
} {
  const least = Math.max(min ?? 0, required ? 1 : 0);
  return { least: least > 0 ? least : undefined, most: max };
}

/** Ticks every option that can be chosen, or none of them. */
export function ticksOfAll(options: readonly ChoiceOption[], on: boolean): Tick[] {
  return options.filter(({ disabled }) => !disabled).map(({ value }) => ({ value, on }));
}

/** Whether so many ticks break the limits. None at all is no choice yet: only `required` refuses it. */
export function breaksLimits(count: number, limits: CountLimits): boolean {
  if (count === 0) return limits.required;
  const { least = 0, most = Number.POSITIVE_INFINITY } = countRange(limits);
  return count < least || count > most;
}
