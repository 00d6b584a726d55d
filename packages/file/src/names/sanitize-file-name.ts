/** What most file systems take, in bytes of UTF-8. */
const MAX_BYTES = 255;
/** Names that Windows keeps for devices, whatever follows the first dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * Un nombre que se puede guardar y mostrar sin peligro: sin carpetas, caracteres invisibles, cambios de dirección
 * (con los que `gpj.exe` se lee `exe.jpg`) ni signos de HTML o del sistema; de 255 bytes a lo sumo, con su extensión.
 * @param name El nombre como llegó.
 * @param fallback Lo que queda cuando no queda nada.
 * @default fallback 'archivo'
 */
export function sanitizeFileName(name: string, fallback = 'archivo'): string {
  const clean = name
    .normalize('NFC')
    // Format characters such as zero width and direction marks; Persian, Hindi and emoji need the two joiners.
    .replace(/(?!\u200C|\u200D)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^.*[/\\]/, '')
    .replace(/[<>:"|?*]/g, '-')
    .replace(/\s+/g, ' ');
  // Windows drops dots and spaces at the end; one at the start hides the file elsewhere.
  return shorten(trimDots(clean).replace(DEVICE, '_$&')) || fallback;
}

function shorten(name: string): string {
  const encoder = new TextEncoder();
  const fitting = (text: string, bytes: number) =>
    text.slice(0, encoder.encodeInto(text, new Uint8Array(bytes)).read);
  if (fitting(name, MAX_BYTES) === name) return name;
  const extension = /\.[^.]{1,16}$/.exec(name.slice(-17))?.[0] ?? '';
  const stem = name.slice(0, name.length - extension.length);
  return (
    trimDots(fitting(stem, MAX_BYTES - encoder.encode(extension).length)).trimEnd() + extension
  );
}

/** Takes dots, spaces and joiners from both ends, in linear time: a name may hold thousands of them. */
function trimDots(name: string): string {
  let [start, end] = [0, name.length];
  const isDot = (at: number) => '. \u200C\u200D'.includes(name[at] ?? '-');
  while (start < end && isDot(start)) start++;
  while (end > start && isDot(end - 1)) end--;
  return name.slice(start, end);
}
