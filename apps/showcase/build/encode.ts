import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a text travels. */
export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const encoded = new Map<string, { content: Buffer; result: Promise<Buffer> }>();

/** Compresses a file as far as a host does that compresses it once and for all. */
export function encode(path: string, content: Buffer, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${path}`;
  const known = encoded.get(key);
  // A new build may have put another file in its place.
  if (known?.content.equals(content)) return known.result;
  const result =
    encoding === 'gzip'
      ? zip(content, { level: 9 })
      : brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  encoded.set(key, { content, result });
  return result;
}
