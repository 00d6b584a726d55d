import { describe, expect, it, vi } from 'vitest';
import { readSample } from '../../scripts/read-sample';
import { typeOf } from '../formats/file-formats';
import { readFiles } from './read-files';

const PDF = '%PDF-1.7\n';

/** A file on a disk that does not answer. */
function unanswered(name: string): File {
  const file = new File([PDF], name, { type: 'application/pdf' });
  const part = Object.assign(new Blob(), { arrayBuffer: () => new Promise<never>(() => {}) });
  vi.spyOn(file, 'slice').mockReturnValue(part);
  return file;
}

describe('readFiles', () => {
  it('gives up a file after 30 s in which its disk does not answer, and no other', async () => {
    const clock = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(clock.signal);
    const lost = unanswered('acta.pdf');
    const read = new File([PDF], 'recibo.pdf', { type: 'application/pdf' });
    const refused = readFiles([lost, read], ['.pdf']);
    expect(timeout).toHaveBeenLastCalledWith(30_000);
    // Begun later, so that the other one is read by then.
    await readFiles([new File([PDF], 'c.pdf')], ['.pdf']);
    clock.abort();
    expect([...(await refused)]).toEqual([[lost, 'unreadable']]);
    timeout.mockRestore();
  });
});

/** What Office puts a document with a password into begins so. */
const COMPOUND = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]);

describe('what a name promises (FIL-3)', () => {
  const of = (sample: string, name: string, type = '') =>
    new File([readSample(sample)], name, { type });
  const made = (content: BlobPart, name: string) => new File([content], name);

  it.each<[string, File, string[], boolean]>([
    ['a PDF', of('document.pdf', 'a.pdf'), ['.pdf'], true],
    ['no PDF', of('plain.zip', 'a.pdf'), ['.pdf'], false],
    ['no PDF, by its type', of('plain.zip', 'a', 'application/pdf'), ['.pdf'], false],
    ['a name that promises nothing', of('plain.zip', 'a.txt'), ['.txt'], true],
    ['an archive', of('plain.zip', 'a.zip'), ['.zip'], true],
    ['an archive that is a workbook', of('workbook.xlsx', 'a.zip'), ['.zip'], true],
    ['a workbook', of('workbook.xlsx', 'a.xlsx'), ['.xlsx'], true],
    ['a document', of('document.docx', 'a.docx'), ['.docx'], true],
    ['a document with a password', made(COMPOUND, 'a.docx'), ['.docx'], true],
    ['no archive', made(COMPOUND, 'a.zip'), ['.zip'], false],
    ['no open document', made(COMPOUND, 'a.odt'), ['.odt'], false],
    ['no document', of('document.pdf', 'a.docx'), ['.docx'], false],
    ['a picture', of('image.png', 'a.png'), ['.png'], true],
    ['a picture, by its type', of('image.png', 'a', 'image/png'), ['.png'], true],
    ['one of another format', of('png-named.jpg', 'a.jpg'), ['.jpg'], false],
    ['one of another format, by its type', of('image.png', 'a', 'image/jpeg'), ['.jpg'], false],
    ['one that is accepted too', of('png-named.jpg', 'a.jpg'), ['.jpg', '.png'], true],
    ['one whose type is', of('png-named.jpg', 'a.jpg'), ['.jpg', 'image/png'], true],
    ['one that is any', of('png-named.jpg', 'a.jpg'), ['image/*'], true],
    ['a drawing', of('bare.svg', 'a.svg'), ['.svg'], true],
    ['a drawing that is none', of('image.png', 'a.svg'), ['.svg'], false],
    ['a drawing in its place', of('bare.svg', 'a.png'), ['.png'], false],
    ['a drawing that is accepted too', of('bare.svg', 'a.png'), ['.png', 'image/svg+xml'], true],
    ['the same with another codec', of('corpus/heic-inner.heic', 'a.avif'), ['.avif'], true],
    ['a picture under another name of its format', of('bare.jpg', 'a.jpe'), ['image/*'], true],
    ['no picture under such a name', of('image.png', 'a.jfif'), ['.jpg'], false],
  ])('%s', async (_, file, accepted, isKept) => {
    const refused = await readFiles([file], accepted);
    expect([...refused]).toEqual(isKept ? [] : [[file, 'content']]);
  });

  it('is looked at in each of many files', async () => {
    const files = Array.from({ length: 40 }, (_, index) =>
      made(index % 3 ? PDF : 'nada', `${index}.pdf`),
    );
    const refused = await readFiles(files, ['.pdf']);
    expect(files.map((file) => refused.has(file))).toEqual(
      files.map((_, index) => index % 3 === 0),
    );
  });

  it.each([
    ['a.pdf', ['.pdf']],
    ['a.png', ['image/*']],
    ['a', ['image/*']],
  ])('is told to be empty: %s', async (name, accepted) => {
    const file = made('', name);
    expect([...(await readFiles([file], accepted))]).toEqual([[file, 'empty']]);
  });

  it.each([
    ['image.png', ['image/*'], 'image/png'],
    ['bare.jpg', ['.jpg'], 'image/jpeg'],
    ['corpus/heic-inner.heic', ['.heic'], 'image/heic'],
    ['bare.svg', ['.svg'], 'image/svg+xml'],
    ['document.pdf', ['application/pdf'], 'application/pdf'],
    ['workbook.xlsx', ['.xlsx'], typeOf('xlsx')],
    ['document.docx', ['.docx'], typeOf('docx')],
    ['plain.zip', ['.zip'], 'application/zip'],
  ])('decides where name and type are silent: %s', async (sample, accepted, type) => {
    const file = new File([readSample(sample)], 'archivo', { lastModified: 5 });
    const named = (await readFiles([file], accepted)).get(file);
    expect(named).toMatchObject({ name: 'archivo', size: file.size, type, lastModified: 5 });
    expect((await readFiles([file], ['.csv'])).get(file)).toBe('type');
  });
});
