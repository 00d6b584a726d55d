/** How many bytes are read, one step after another, while comments fill all that was read. */
const STEPS = [1 << 12, 1 << 16, 1 << 20];

/** What may stand before the root element. One is read at a time, so that no pattern can run away. */
const MISC = /\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/y;
const ROOT = /<(?:[\w.-]+:)?([\w.-]+)(?=[\s/>])/y;
/** What was read ends within one of these, or within the name of the root element. */
const UNFINISHED = /$|<(?:[?!]|[\w.:-]*$)/y;

export async function rootElement(blob: Blob): Promise<string | undefined> {
  for (const length of STEPS) {
    const text = decode(await blob.slice(0, length).arrayBuffer());
    let at = 0;
    for (;;) {
      MISC.lastIndex = at;
      if (!MISC.test(text)) break;
      at = MISC.lastIndex;
    }
    ROOT.lastIndex = at;
    const root = ROOT.exec(text);
    if (root) return root[1];
    UNFINISHED.lastIndex = at;
    if (!UNFINISHED.test(text) || blob.size <= length) return undefined;
  }
  return undefined;
}

function decode(buffer: ArrayBuffer): string {
  const [first, second] = new Uint8Array(buffer);
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  return new TextDecoder(encoding).decode(buffer);
}
