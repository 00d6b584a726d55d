/** A value as the margin shows it: JSON, with dates, files and functions made readable. */
export function formatValue(value: unknown): string {
  if (value === undefined) return 'undefined';
  return print(value);
}

function print(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? 'Invalid Date' : localIso(value);
  if (typeof File !== 'undefined' && value instanceof File) return fileLabel(value);
  if (Array.isArray(value)) return `[${value.map(print).join(', ')}]`;
  if (typeof value === 'object') {
    const entries = Object.entries(value).map(([key, item]) => `${key}: ${print(item)}`);
    return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
  }
  return String(value);
}

/** `2026-11-21` or `2026-11-21 14:30`, in the reader's own time. */
function localIso(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  if (date.getHours() === 0 && date.getMinutes() === 0) return day;
  return `${day} ${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

function fileLabel(file: File): string {
  return `File(${file.name || 'vacío'}, ${file.size}\u00a0B)`;
}

/** What a form would send, as `name=value & name=value`; `—` when that is nothing. */
export function formatFormData(data: FormData): string {
  const pairs = [...data].map(([name, value]) =>
    typeof value === 'string' ? `${name}=${value}` : `${name}=${fileLabel(value)}`,
  );
  return pairs.join(' & ') || '—';
}
