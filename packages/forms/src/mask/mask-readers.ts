/** What people paste where a mask asks for something, brought to what the mask takes (MSK-5). */
export type MaskReader = (text: string) => string;

/** `2026-03-05` and `2026/03/05`, with a time or without, and `5/3/2026`: day, month and year. */
export const readDate: MaskReader = (text) => {
  const [, year = '', month = '', day = ''] =
    /^\s*(\d{4})[/.-](\d\d?)[/.-](\d\d?)(?:[T ].*)?$/.exec(text) ?? [];
  if (year !== '') return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
  const [, dd = '', mm = '', yyyy = ''] =
    /^\s*(\d\d?)[/.-](\d\d?)[/.-](\d{4})\s*$/.exec(text) ?? [];
  return yyyy === '' ? text : `${dd.padStart(2, '0')}/${mm.padStart(2, '0')}/${yyyy}`;
};

/**
 * `9:30 p. m.`, and a date with its time: hours up to 23, and minutes.
 *
 * @param length How much of `14:30:15` the mask takes.
 */
export function readTime(length: number): MaskReader {
  return (text) => {
    const [, moment] = /^\s*\d{4}-\d\d-\d\d[T ](\d\d:\d\d(?::\d\d)?)/.exec(text) ?? [];
    if (moment !== undefined) return moment.slice(0, length);
    const [, hour = '', rest = '', half = ''] =
      /^\s*(0?[1-9]|1[0-2])((?::\d\d){0,2})\s*([ap])\.?\s*m\.?\s*$/i.exec(text) ?? [];
    if (half === '') return text;
    const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
    return `${String(hours).padStart(2, '0')}${rest || ':00'}`;
  };
}

/** `192.168.0.1:8080`, and an address with its protocol and path: the host alone. */
export const readHost: MaskReader = (text) =>
  /^\s*(?:[a-z]+:\/\/)?(\d+(?:\.\d+){3})(?:[:/].*)?$/i.exec(text)?.[1] ?? text;

/**
 * A telephone number with its country: `+57 300…`, `0057 300…`, `57300…` where the mask itself
 * begins with it.
 *
 * @param prefix The digits that the mask begins with.
 * @param places How many digits it takes.
 */
export function readTelephone(prefix: string, places: number): MaskReader {
  return (text) => {
    if (text.length > 40) return text;
    const digits = text.replace(/\D/g, '');
    const international = /^\s*\(?\+/.test(text);
    for (const country of [`00${prefix || '57'}`, prefix || (international ? '57' : '')]) {
      const rest = digits.slice(country.length);
      if (country !== '' && digits.startsWith(country) && rest.length === places) return rest;
    }
    return text;
  };
}

/** Whether a day stands in the calendar; one that is not whole yet may. */
export function isCalendarDay(text: string): boolean {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  if (!year) return true;
  const date = new Date(2000, 0, 1);
  date.setFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getDate() === Number(day);
}
