/** What most file systems take, in bytes of UTF-8. */
const LONGEST_NAME = 255;
/** Names that Windows keeps for devices, whatever follows the first dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * A name that is safe to store and to show (FIL-6): without folders, control and invisible
 * characters, direction overrides (which make `gpj.exe` read `exe.jpg`) and what file systems or
 * HTML give a meaning; at most 255 bytes, the extension kept. Accents and spaces stay.
 *
 * @param name The name as it came.
 * @param fallback What a name becomes that has nothing left.
 * @default fallback 'archivo'
 */
export function sanitizeFileName(name: string, fallback = 'archivo'): string {
  const clean = name
    .normalize('NFC')
    // Format characters: zero width, byte order mark, direction marks and overrides.
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^.*[/\\]/, '')
    .replace(/[<>:"|?*]/g, '-')
    .replace(/\s+/g, ' ')
    // Windows drops dots and spaces at the end; one at the start hides the file elsewhere.
    .replace(/^[. ]+|[. ]+$/g, '');
  return shorten(clean.replace(DEVICE, '_$&')) || fallback;
}

function shorten(name: string): string {
  const bytes = new TextEncoder();
  const size = (text: string) => bytes.encode(text).length;
  if (size(name) <= LONGEST_NAME) return name;
  const extension = /\.[^.]{1,16}$/.exec(name)?.[0] ?? '';
  const stem = [...name.slice(0, name.length - extension.length)];
  while (size(stem.join('')) > LONGEST_NAME - size(extension)) stem.pop();
  return stem.join('').trimEnd() + extension;
}
