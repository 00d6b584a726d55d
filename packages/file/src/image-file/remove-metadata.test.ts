import { describe, expect, it } from 'vitest';
import { readSample } from '../../scripts/read-sample';
import { removeMetadata } from './remove-metadata';

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${content}<path d="M0 0h8"/></svg>`;

describe('what is kept as it was chosen (IMG-6)', () => {
  it.each([
    svg('<metadata><rdf:RDF><dc:creator>Ana</dc:creator></rdf:RDF></metadata>'),
    svg('<svg:metadata id="m"/>'),
    svg('', ' inkscape:export-filename="/home/ana/finca.png"'),
    `<?xpacket begin=""?>${svg('')}`,
  ])('says that a drawing carries who made it: %s', async (text) => {
    for (const file of [new File([text], 'a.svg'), new File([utf16(text)], 'b.svg')]) {
      expect(await removeMetadata(file)).toEqual({ file, keepsMetadata: true });
    }
  });

  it.each(['bare.svg', 'comments.svg', 'utf-16.svg', 'corpus/kept-bmp.bmp'])(
    'has nothing to say of %s',
    async (name) => {
      const file = readSample(name);
      expect(await removeMetadata(file)).toEqual({ file, keepsMetadata: false });
    },
  );

  it.each([
    ['a TIFF as it is', 'II*\0\x08\0\0\0\x01\0', true],
    ['nothing of a picture that ends before it begins', '\xFF\xD8\xFF\xE0', false],
  ])('leaves %s', async (_, text, isLeft) => {
    const file = new File([Uint8Array.from(Buffer.from(text, 'latin1'))], 'a.jpg');
    expect(await removeMetadata(file)).toEqual({
      file: isLeft ? file : undefined,
      keepsMetadata: isLeft,
    });
  });
});

function utf16(text: string): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return new Uint8Array(bytes);
}
