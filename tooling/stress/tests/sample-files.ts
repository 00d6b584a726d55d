export const TEXT = { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') };

/** A PNG of one pixel. */
export const PICTURE = {
  name: 'punto.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
