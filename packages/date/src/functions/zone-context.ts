import { tz } from '@date-fns/tz';
import { isZone } from '../core/zone';

/** The zone in which date-fns works; the local one, with a warning, where there is none of that name. */
export function zoneContext(
  name: string,
  { timeZone }: { readonly timeZone?: string | undefined },
) {
  return isNamed(timeZone) && isZone(timeZone, name) ? tz(timeZone) : undefined;
}

/** `null`, from a caller without types, names no zone. */
function isNamed(timeZone: string | null | undefined): timeZone is string {
  return timeZone !== undefined && timeZone !== null;
}
