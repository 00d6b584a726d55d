import type { ChoiceOption } from '../choice/choice.types';
import type { Tick } from '../choice/keep-ticks';

export interface CountLimits {
  readonly required: boolean;
  readonly minItems: number | undefined;
  readonly maxItems: number | undefined;
}

/** Gives an option to each value without one, which would be sent, but could be neither seen nor taken away. */
export function withUnknown(
  options: readonly ChoiceOption[],
  values: readonly string[],
): readonly ChoiceOption[] {
  const known = new Set(options.map(({ value }) => value));
  const unknown = new Set(values.filter((value) => !known.has(value)));
  if (unknown.size === 0) return options;
  return [...options, ...Array.from(unknown, (value) => ({ value, label: value }))];
}

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

export function isSameChoice(one: readonly string[], other: readonly string[]): boolean {
  const values = new Set(other);
  return one.length === other.length && one.every((value) => values.has(value));
}

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
export function countRange({ required, minItems, maxItems }: CountLimits): {
  readonly least: number | undefined;
  readonly most: number | undefined;
} {
  const least = Math.max(minItems ?? 0, required ? 1 : 0);
  return { least: least > 0 ? least : undefined, most: maxItems };
}

export function ticksOfAll(options: readonly ChoiceOption[], on: boolean): Tick[] {
  return options.filter(({ disabled }) => !disabled).map(({ value }) => ({ value, on }));
}

/** Whether so many ticks break the limits. None at all is no choice yet: only `required` refuses it. */
export function breaksLimits(count: number, limits: CountLimits): boolean {
  if (count === 0) return limits.required;
  const { least = 0, most = Number.POSITIVE_INFINITY } = countRange(limits);
  return count < least || count > most;
}
