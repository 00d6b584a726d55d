/** One item, where there is one: what most controls submit. */
export function submitsOne(value: string | number | null): string[] {
  return value === null || value === '' ? [] : [`${value}`];
}

/** A field of text submits what is in it, also nothing. */
export function submitsText(value: string | number | null): string[] {
  return [value === null ? '' : `${value}`];
}

/** What is wrong with a day as an ISO text; nothing chosen is right. */
export function invalidIsoDay(value: string | null): string | false {
  if (value === null) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return (
    (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value) &&
    `${value} is not a day`
  );
}
