import { warnOnce } from '@guadua/utils/internal';

export function isMissing(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === '';
}

/** Gives back a limit as it was read, and warns of one that can't be read: it limits nothing. */
export function knownLimit<Read>(
  component: string,
  prop: string,
  given: unknown,
  read: Read | null,
): Read | null {
  warnOnce(
    component,
    () =>
      read === null &&
      !isMissing(given) &&
      `${prop}: "${String(given)}" can't be read; there is no such limit.`,
    'date-limit',
  );
  return read;
}

/** Gives back an entry of a list of locks as it was read, and warns of one that can't be read: it is left out. */
export function knownLock<Read>(
  component: string,
  prop: string,
  given: unknown,
  read: Read | null,
): Read[] {
  warnOnce(
    component,
    () => read === null && `${prop}: "${String(given)}" can't be read; it locks nothing.`,
    'date-lock',
  );
  return read === null ? [] : [read];
}

export function warnOfCrossedLimits(component: string, isCrossed: boolean): void {
  warnOnce(
    component,
    () => isCrossed && 'minDate: it lies after maxDate, so nothing can be picked. Swap them.',
    'date-limits-crossed',
  );
}
