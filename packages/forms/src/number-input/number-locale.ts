/** How a locale writes numbers. */
export interface NumberLocale {
  readonly group: string;
  readonly decimal: string;
  /** Digits of the group next to the decimal marker, and of the ones before it (2 in India). */
  readonly primary: number;
  readonly secondary: number;
  /** Integers with fewer digits are not grouped (Spanish outside of America: five). */
  readonly grouped: number;
}

const known = new Map<string, NumberLocale>();

/** The separators of a locale, asked of `Intl` once: formatting by it costs ten times as much. */
export function numberLocale(locale: string): NumberLocale {
  let found = known.get(locale);
  if (!found) {
    found = read(locale);
    known.set(locale, found);
  }
  return found;
}

function read(locale: string): NumberLocale {
  const parts = partsOf(locale, 1234567890.5);
  const integers = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
  const value = (type: string) => parts.find((part) => part.type === type)?.value;
  const group = value('group') ?? '';
  const primary = integers.at(-1) ?? 3;
  const four = partsOf(locale, 1234).some(({ type }) => type === 'group');
  return {
    group,
    decimal: value('decimal') ?? '.',
    primary,
    secondary: integers.length > 2 ? (integers.at(-2) ?? primary) : primary,
    grouped: group === '' ? Number.POSITIVE_INFINITY : four ? primary + 1 : primary + 2,
  };
}

function partsOf(locale: string, number: number): Intl.NumberFormatPart[] {
  const options = { numberingSystem: 'latn', maximumFractionDigits: 1 } as const;
  try {
    return new Intl.NumberFormat(locale, options).formatToParts(number);
  } catch {
    // Not a locale at all: as in Colombia.
    return new Intl.NumberFormat('es-CO', options).formatToParts(number);
  }
}
