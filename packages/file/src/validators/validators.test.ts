import { describe, expect, it, vi } from 'vitest';
import { readSample } from '../../scripts/read-sample';
import { fileType, maxFileSize, minFileSize, requiredFileType } from './validators';

const sized = (size: number, name = 'a.bin') => new File([new Uint8Array(size)], name);

describe('maxFileSize and minFileSize (FIL-7)', () => {
  it('count KB, MB and GB as powers of 1000', () => {
    expect(maxFileSize('2KB')(sized(2000))).toBeNull();
    expect(maxFileSize('2KB')(sized(2001))).toEqual({
      maxFileSize: { required: '2KB', actual: 2001, file: 'a.bin' },
    });
    expect(minFileSize('2KB')(sized(2000))).toBeNull();
    expect(minFileSize('2KB')(sized(1999))).toEqual({
      minFileSize: { required: '2KB', actual: 1999, file: 'a.bin' },
    });
  });

  it('read the size that a file claims: 4 GB are too many for 2 MB', () => {
    const huge = Object.defineProperty(sized(1), 'size', { value: 4_000_000_000 });
    expect(maxFileSize('2MB')(huge)).toMatchObject({ maxFileSize: { actual: 4_000_000_000 } });
  });

  it('let saved URLs and nothing through, and look at each of several files', () => {
    const validate = maxFileSize(10);
    expect([null, undefined, '/a.pdf', [], ['/a.pdf', sized(1)]].map(validate)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(validate([sized(1), '/a.pdf', sized(11, 'b.bin')])).toMatchObject({
      maxFileSize: { file: 'b.bin' },
    });
  });

  it('refuse a limit that is no size at once', () => {
    expect(() => maxFileSize('2 gigas')).toThrow("'2 gigas' is no file size");
  });
});

describe('fileType (FIL-7)', () => {
  it('goes by the extension, in any case, jpg being jpeg', () => {
    const validate = fileType(['.PNG', 'jpeg']);
    expect(validate(sized(1, 'a.png'))).toBeNull();
    expect(validate(sized(1, 'a.JPG'))).toBeNull();
    expect(validate([sized(1, 'a.jpg'), sized(1, 'b.exe')])).toEqual({
      fileType: { required: ['.PNG', 'jpeg'], actual: 'exe', file: 'b.exe' },
    });
    expect(validate(sized(1, 'sin-extensión'))).toMatchObject({ fileType: { actual: '' } });
  });
});

describe('requiredFileType (FIL-7)', () => {
  it('goes by the header', async () => {
    const validate = requiredFileType(['png', 'pdf']);
    expect(await validate([readSample('image.png'), readSample('document.pdf')])).toBeNull();
    expect(await validate(readSample('html-named.png'))).toEqual({
      requiredFileType: { required: ['png', 'pdf'], actual: 'unknown', file: 'html-named.png' },
    });
  });

  it('refuses a file that vanished instead of failing', async () => {
    const gone = sized(1, 'ido.png');
    vi.spyOn(gone, 'slice').mockReturnValue(
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException()) }),
    );
    expect(await requiredFileType(['png'])(gone)).toMatchObject({
      requiredFileType: { actual: 'unreadable', file: 'ido.png' },
    });
  });
});
