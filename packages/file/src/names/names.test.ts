import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileExtension } from './file-extension';
import { fileNameFromUrl } from './file-name-from-url';
import { formatFileSize } from './format-file-size';
import { parseFileSize } from './parse-file-size';
import { sanitizeFileName } from './sanitize-file-name';

describe('sanitizeFileName (FIL-6)', () => {
  it.each([
    ['letters', 'ñ'],
    ['dots', 'a.'],
    ['spaces in the middle', ' x'],
    ['emoji', '🫏'],
  ])('takes a name of a million %s in linear time', (_, text) => {
    const name = `a${text.repeat(500_000)}b.pdf`;
    expect(new TextEncoder().encode(sanitizeFileName(name)).length).toBeLessThanOrEqual(255);
    expect(sanitizeFileName(`a${'.'.repeat(1_000_000)}b`)).toMatch(/^a/);
  });

  it.each([
    ['informe de ventas.pdf', 'informe de ventas.pdf'],
    ['Año ñandú.png', 'Año ñandú.png'],
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['foto\u0000.png\r\n', 'foto.png'],
    ['factura\u202Egpj.exe', 'facturagpj.exe'],
    ['می\u200Cخواهم ۲.pdf', 'می\u200Cخواهم ۲.pdf'],
    ['👩\u200D👧.png', '👩\u200D👧.png'],
    ['\u200C.\u200Dhtaccess\u200C', 'htaccess'],
    ['\u200D', 'archivo'],
    ['<img src=x onerror=alert(1)>.png', '-img src=x onerror=alert(1)-.png'],
    ['a:b*c?"d|e.txt', 'a-b-c--d-e.txt'],
    ['CON.txt', '_CON.txt'],
    ['com1', '_com1'],
    ['console.log', 'console.log'],
    ['.htaccess', 'htaccess'],
    ['foto.png. . ', 'foto.png'],
    ['  dos   espacios .png', 'dos espacios .png'],
    ['', 'archivo'],
    ['...', 'archivo'],
  ])('makes %j into %j', (name, clean) => {
    expect(sanitizeFileName(name)).toBe(clean);
  });

  it('cuts 300 characters to 255 bytes and keeps the extension', () => {
    const clean = sanitizeFileName(`${'ñ'.repeat(296)}.pdf`);
    expect(new TextEncoder().encode(clean).length).toBeLessThanOrEqual(255);
    expect(clean).toMatch(/^ñ+\.pdf$/);
  });

  it('gives a name that is safe and stays as it is, for any text', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)),
          maxLength: 400,
        }),
        (name) => {
          const clean = sanitizeFileName(name);
          expect(clean).not.toMatch(/[/\\<>:"|?*\p{Cc}]|(?!\u200C|\u200D)\p{Cf}/u);
          expect(clean).not.toMatch(/^[. \u200C\u200D]|[. \u200C\u200D]$/u);
          expect(clean).not.toBe('');
          expect(new TextEncoder().encode(clean).length).toBeLessThanOrEqual(255);
          expect(sanitizeFileName(clean)).toBe(clean);
        },
      ),
    );
  });
});

describe('formatFileSize (FIL-6)', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 kB'],
    [1234, '1,2 kB'],
    [52_550, '52,6 kB'],
    [380_000, '380 kB'],
    [999_949, '1 MB'],
    [1_200_000, '1,2 MB'],
    [4_000_000_000, '4 GB'],
    [Number.MAX_SAFE_INTEGER, '9,0 PB'.replace(',0', '')],
  ])('writes %d as %j', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text.replace(' ', '\u00A0'));
  });

  it('rounds for Colombia as Intl does', () => {
    const decimal = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 1 });
    const whole = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 0 });
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 999_499 }), (bytes) => {
        const value = bytes / 1000;
        const text = (value >= 99.95 ? whole : decimal).format(value);
        expect(formatFileSize(bytes)).toBe(`${text}\u00A0kB`);
      }),
    );
    expect(formatFileSize(1234e15)).toBe('1.234\u00A0PB');
  });

  it('follows the locale, and is empty for what is no size', () => {
    expect(formatFileSize(1_250_000, 'en-US')).toBe('1.3\u00A0MB');
    expect(formatFileSize(1_250_000, '"><b>')).toBe('1,3\u00A0MB');
    expect(formatFileSize(Number.NaN)).toBe('');
    expect(formatFileSize(-1)).toBe('');
  });
});

describe('parseFileSize (FIL-7)', () => {
  it.each([
    ['2MB', 2_000_000],
    ['10 kb', 10_000],
    ['1.5GB', 1_500_000_000],
    ['1,5 MB', 1_500_000],
    ['300', 300],
    ['20B', 20],
    [512, 512],
    [0, 0],
    ['0MB', 0],
  ])('reads %j as %d bytes', (size, bytes) => {
    expect(parseFileSize(size)).toBe(bytes);
  });

  it.each(['', 'mucho', '2 megas', '-1MB', -1, Number.NaN])('refuses %j', (size) => {
    expect(parseFileSize(size)).toBeUndefined();
  });
});

describe('fileNameFromUrl (FIL-1)', () => {
  it.each([
    ['https://ejemplo.co/a/informe%20de%20ventas.pdf?firma=1#x', 'informe de ventas.pdf'],
    ['/archivos/c%C3%A9dula.png', 'cédula.png'],
    ['foto.jpg', 'foto.jpg'],
    ['https://ejemplo.co/mal%E0%A4%A.png', 'mal%E0%A4%A.png'],
    ['https://ejemplo.co/carpeta/', 'carpeta'],
    ['https://ejemplo.co/o/users%2F42%2Ffoto%20perfil.png?alt=media', 'foto perfil.png'],
    ['/o/a%5Cb%2F', 'b'],
    ['/o/100%/a%2Fb.png', 'b.png'],
    ['/o/50%/foto%20m%EDa.png', 'foto m%EDa.png'],
    ['https://ejemplo.co', 'archivo'],
    ['data:text/html,<script>alert(1)</script>', 'archivo'],
    [' javascript:alert(1)//foto.png', 'archivo'],
    ['', 'archivo'],
  ])('reads %j as %j', (url, name) => {
    expect(fileNameFromUrl(url)).toBe(name);
  });

  it('takes folders of a million letters in linear time', () => {
    expect(fileNameFromUrl(`/${'a'.repeat(1_000_000)}/b\\c.pdf//`)).toBe('c.pdf');
  });
});

describe('fileExtension', () => {
  it.each([
    ['Foto.PNG', 'png'],
    ['a.tar.gz', 'gz'],
    ['.gitignore', ''],
    ['sin', ''],
    ['punto.', ''],
  ])('of %j is %j', (name, extension) => {
    expect(fileExtension(name)).toBe(extension);
  });
});
