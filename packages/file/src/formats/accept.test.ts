import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeAccept, isPictureType, parseAccept } from './accept';
import { FORMATS, formatOf, isSameFormat, typeOf } from './file-formats';
import { isAccepted, isUnnamed } from './is-accepted';

const file = (name: string, type = '') => ({ name, type });

describe('accept (FIL-3)', () => {
  it.each([
    ['.png', file('a.PNG'), true],
    ['png', file('a.png'), true],
    ['.jpg', file('a.jpeg'), true],
    ['image/*', file('a.bin', 'image/webp'), true],
    ['image/jpg', file('a.bin', 'image/jpeg'), true],
    // Some systems give no type, or a name of it that is not registered.
    ['image/*', file('a.jpg'), true],
    ['image/*', file('a.TIF'), true],
    ['.jpg', file('a.jpe'), true],
    ['.html', file('a.htm'), true],
    ['.zip', file('a.bin', 'application/x-zip-compressed'), true],
    ['application/zip', file('a.bin', 'application/x-zip-compressed'), true],
    ['.pdf', file('acta', 'application/pdf'), true],
    ['.pdf', file('acta.2026', 'application/pdf'), true],
    ['.pdf', file('acta.txt', 'application/pdf'), false],
    ['.tar.gz', file('a.tar.gz'), true],
    ['.tar.gz', file('a.gz'), false],
    ['image/*', file('foto'), false],
    ['image/*', file('a.exe', 'application/x-msdownload'), false],
    ['text/csv', file('datos.csv', 'application/vnd.ms-excel'), true],
    ['text/csv', file('datos.csv'), true],
    ['*', file('a.exe'), true],
    ['', file('a.exe'), true],
    ['.noexiste', file('a.png', 'image/png'), false],
    ['image/inexistente', file('a.png', 'image/png'), false],
    ['.pdf, image/png', file('a.png', 'image/png'), true],
  ])('%j and %o: %s', (accept, chosen, accepted) => {
    expect(isAccepted(chosen, parseAccept(accept))).toBe(accepted);
  });

  it('reads for a person', () => {
    const accepted = parseAccept(['.png', 'jpeg', 'image/jpg', 'application/pdf', 'image/*']);
    expect(describeAccept(accepted, { image: 'imágenes' })).toBe('PNG, JPG, PDF, imágenes');
    expect(describeAccept(['.tar.gz', 'video/*', 'model/stl'], {})).toBe('TAR.GZ, video, STL');
  });
});

describe('the table of formats (FIL-3)', () => {
  const names = FORMATS.flat();
  const extensions = names.filter((name) => !name.includes('/'));

  it('has each name once, extensions first', () => {
    expect(new Set(names).size).toBe(names.length);
    for (const format of FORMATS) {
      expect(format[0]).not.toContain('/');
      expect(format.at(-1)).toContain('/');
    }
  });

  it('takes any name of a format for any other, and for none of another format', () => {
    const one = fc.constantFrom(...FORMATS);
    fc.assert(
      fc.property(one, one, fc.nat(), fc.nat(), (format, other, first, second) => {
        const asked = other[first % other.length] ?? '';
        const given = format[second % format.length] ?? '';
        const accepted = parseAccept(asked);
        const chosen = given.includes('/') ? file('archivo', given) : file(`archivo.${given}`);
        expect(isAccepted(chosen, accepted)).toBe(format === other);
        expect(isSameFormat(asked, given)).toBe(format === other);
      }),
    );
  });

  it.each(extensions)('knows the type of .%s, and its family', (extension) => {
    const type = typeOf(extension);
    expect(formatOf(type)).toBe(formatOf(extension));
    const chosen = file(`a.${extension.toUpperCase()}`);
    expect(isAccepted(chosen, [type.replace(/\/.*/, '/*')])).toBe(true);
    // Not every picture can be shown.
    if (isPictureType(`.${extension}`)) expect(type).toMatch(/^image\//);
  });

  it('says of a name without extension and type that it says nothing', () => {
    expect(isUnnamed(file('foto'))).toBe(true);
    expect(isUnnamed(file('foto', 'application/octet-stream'))).toBe(true);
    expect(isUnnamed(file('foto.xyz'))).toBe(false);
    expect(isUnnamed(file('foto', 'image/png'))).toBe(false);
  });
});
