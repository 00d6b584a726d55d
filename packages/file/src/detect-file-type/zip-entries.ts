/** The longest end record: 22 bytes and a comment of up to 65 535. */
const LONGEST_END = 22 + 65_535;
/** No more of the list of entries is read: a workbook's is some kilobytes. */
const LONGEST_LIST = 1 << 20;

/** The names come from the list at the end of a ZIP: the headers before each entry may leave out the sizes. */
export async function zipEntryNames(blob: Blob): Promise<string[]> {
  // Most archives have no comment, so the last 22 bytes are the whole end record.
  return (await namesByEnd(blob, 22)) ?? (await namesByEnd(blob, LONGEST_END)) ?? [];
}

async function namesByEnd(blob: Blob, length: number): Promise<string[] | undefined> {
  const tail = new DataView(await blob.slice(Math.max(0, blob.size - length)).arrayBuffer());
  for (let at = tail.byteLength - 22; at >= 0; at--) {
    if (tail.getUint32(at, true) !== 0x06054b50) continue;
    const size = tail.getUint32(at + 12, true);
    const start = tail.getUint32(at + 16, true);
    return listedNames(await blob.slice(start, start + Math.min(size, LONGEST_LIST)).arrayBuffer());
  }
  return undefined;
}

function listedNames(buffer: ArrayBuffer): string[] {
  const list = new DataView(buffer);
  const names: string[] = [];
  for (let at = 0; at + 46 <= list.byteLength && list.getUint32(at, true) === 0x02014b50; ) {
    const length = list.getUint16(at + 28, true);
    names.push(new TextDecoder().decode(buffer.slice(at + 46, at + 46 + length)));
    at += 46 + length + list.getUint16(at + 30, true) + list.getUint16(at + 32, true);
  }
  return names;
}
