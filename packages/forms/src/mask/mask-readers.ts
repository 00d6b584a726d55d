export type MaskReader = (text: string) => string;

/** `2026-03-05`, `2026/03/05` and `5/3/2026`, with a time or without: day, month and year. */
export const readDate: MaskReader = (text) => {
  const [, year = '', month = '', day = ''] =
    /^\s*(\d{4})[/.-](\d\d?)[/.-](\d\d?)(?:[T ].*)?$/.exec(text) ?? [];
  if (year !== '') return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
  const [, dd = '', mm = '', yyyy = ''] =
    /^\s*(\d\d?)[/.-](\d\d?)[/.-](\d{4})(?:[T ,].*)?$/.exec(text) ?? [];
  return yyyy === '' ? text : `${dd.padStart(2, '0')}/${mm.padStart(2, '0')}/${yyyy}`;
};

/** `9:30 p. m.`, `21:30:15`, and a date with its time: hours up to 23, and minutes. */
export function readTime(length: number): MaskReader {
  return (text) => {
    const [, moment] = /^\s*\d{4}-\d\d-\d\d[T ](\d\d:\d\d(?::\d\d)?)/.exec(text) ?? [];
    if (moment !== undefined) return moment.slice(0, length);
    const [, hour = '', minutes = '00', seconds = '', half = ''] =
      /^\s*(\d\d?)(?:[:.]([0-5]\d)(?:[:.]([0-5]\d)(?:[.,]\d+)?)?)?\s*(?:([ap])\.?\s*m\.?\s*)?$/i.exec(
        text,
      ) ?? [];
    const isPm = half.toLowerCase() === 'p';
    const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (isPm ? 12 : 0);
    // Without AM or PM three numbers with dots are as well a date.
    const isTime =
      half === ''
        ? seconds !== '' && hours < 24 && text.includes(':')
        : /^(?:0?[1-9]|1[0-2])$/.test(hour);
    if (!isTime) return text;
    const time = `${String(hours).padStart(2, '0')}:${minutes}`;
    return (seconds === '' ? time : `${time}:${seconds}`).slice(0, length);
  };
}

/** `192.168.0.1:8080`, and an address with its protocol and path: the host alone. */
export const readHost: MaskReader = (text) =>
  /^\s*(?:[a-z]+:\/\/)?(\d+(?:\.\d+){3})(?:[:/].*)?$/i.exec(text)?.[1] ?? text;

/** A telephone number with its country: `+57 300…`, `0057 300…`, `57300…` where the mask itself begins with it. */
export function readTelephone(prefix: string, places: number): MaskReader {
  const whole = new RegExp(`^(?:00)?${prefix || '57'}(\\d{${places}})$`);
  return (text) => {
    const isWhole = prefix !== '' || /^[\s(]*(?:\+|00)/.test(text);
    return (isWhole && whole.exec(text.replace(/\D/g, ''))?.[1]) || text;
  };
}

/** Whether a day exists in the calendar; a day that is not complete yet counts as possible. */
export function isCalendarDay(text: string): boolean {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  if (!year) return true;
  const date = new Date(2000, 0, 1);
  date.setFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getDate() === Number(day);
}
