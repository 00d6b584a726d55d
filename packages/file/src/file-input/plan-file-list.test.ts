import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPicture, itemName, openableUrl, toItems } from './file-items';
import type { FileListLimits } from './file-limits';
import { judgeFileList, planFileList } from './plan-file-list';

const file = (name: string, size = 1, type = '') =>
  new File([new Uint8Array(size)], name, { type });
const limits = (partial: Partial<FileListLimits> = {}): FileListLimits => ({
  maxSize: Number.POSITIVE_INFINITY,
  minSize: 0,
  maxTotalSize: Number.POSITIVE_INFINITY,
  maxItems: Number.POSITIVE_INFINITY,
  append: false,
  ...partial,
});

describe('planFileList (FIL-2, FIL-3)', () => {
  const old = file('viejo.txt');

  it('keeps the good ones and says why each other is refused', () => {
    const wrong = file('b.exe', 5);
    const plan = planFileList(
      [],
      [file('a.png', 5), wrong, file('c.png', 11), file('d.png', 1), file('e.png', 6)],
      limits({ maxSize: 10, minSize: 2, maxItems: 1 }),
      new Map([[wrong, 'type']]),
    );
    expect(plan.added.map(({ name }) => name)).toEqual(['a.png']);
    expect(plan.refused.map(({ file, code }) => [file.name, code])).toEqual([
      ['b.exe', 'type'],
      ['c.png', 'too-large'],
      ['d.png', 'too-small'],
      ['e.png', 'too-many'],
    ]);
  });

  it.each<[string, Partial<FileListLimits>, number, string | undefined]>([
    ['of the largest size', { maxSize: 10 }, 10, undefined],
    ['above it', { maxSize: 10 }, 11, 'too-large'],
    ['of the smallest size', { minSize: 10 }, 10, undefined],
    ['below it', { minSize: 10 }, 9, 'too-small'],
    ['that makes the total', { maxTotalSize: 10, append: true }, 6, undefined],
    ['above the total', { maxTotalSize: 10, append: true }, 7, 'total-size'],
    ['without a byte, where the total is passed', { maxTotalSize: 3, append: true }, 0, undefined],
    ['that makes the number', { maxItems: 2, append: true }, 1, undefined],
    ['above the number', { maxItems: 1, append: true }, 1, 'too-many'],
    ['where what was there is replaced', { maxItems: 1 }, 1, undefined],
  ])('judges a file %s', (_, change, size, code) => {
    const chosen = file('nuevo.txt', size);
    const { added, refused } = planFileList([file('viejo.txt', 4)], [chosen], limits(change));
    expect(added).toEqual(code ? [] : [chosen]);
    expect(refused).toEqual(code ? [{ file: chosen, code }] : []);
  });

  it('refuses a file that is there already, the total or not, unless it is replaced', () => {
    const again = (change: Partial<FileListLimits>) =>
      planFileList([old], [old, old], limits(change)).refused.map(({ code }) => code);
    expect(again({ append: true })).toEqual(['duplicate', 'duplicate']);
    expect(again({ append: true, maxTotalSize: 1 })).toEqual(['duplicate', 'duplicate']);
    expect(again({ append: true, maxItems: 1 })).toEqual(['too-many', 'too-many']);
    expect(again({ append: false })).toEqual(['duplicate']);
  });

  it('looks at each file a few times, however many there are', () => {
    let reads = 0;
    const files = Array.from({ length: 2000 }, (_, index) =>
      Object.defineProperty(file(''), 'name', {
        get() {
          reads++;
          return `${index}.txt`;
        },
      }),
    );
    const [current, chosen] = [files.slice(0, 1000), files.slice(1000)];
    expect(planFileList(current, chosen, limits({ append: true })).added).toEqual(chosen);
    expect(reads).toBeLessThan(10 * files.length);
  });

  it('keeps as many as weigh no more than the total, those in the list counted', () => {
    const bounds = limits({ maxTotalSize: 10, append: true });
    const plan = planFileList(
      [file('a', 4), '/b.pdf'],
      [file('c', 7), file('d', 5), file('e', 2), file('f', 1)],
      bounds,
    );
    expect(plan.added.map(({ name }) => name)).toEqual(['d', 'f']);
    expect(plan.refused.map(({ file, code }) => [file.name, code])).toEqual([
      ['c', 'total-size'],
      ['e', 'total-size'],
    ]);
    // What is replaced weighs nothing any more.
    expect(
      planFileList([file('a', 4)], [file('c', 7)], { ...bounds, append: false }).added,
    ).toHaveLength(1);
  });

  it('takes a file with the type that was found in it, and leaves its place to another when it is refused', () => {
    const [silent, wrong, last] = [file('foto', 5), file('b.pdf', 4), file('c.pdf', 4)];
    const found = file('foto', 5, 'image/png');
    const findings = new Map<File, File | 'content'>([
      [silent, found],
      [wrong, 'content'],
    ]);
    const plan = planFileList([], [silent, wrong, last], limits({ maxItems: 2 }), findings);
    expect(plan).toEqual({ added: [found, last], refused: [{ file: wrong, code: 'content' }] });
  });

  it('refuses every file with maxItems 0', () => {
    const plan = planFileList([], [file('a.png')], limits({ maxItems: 0 }));
    expect(plan).toMatchObject({ added: [], refused: [{ code: 'too-many' }] });
  });

  it('accounts for each chosen file once, and never passes the limit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(20), { maxLength: 12 }),
        fc.nat(6),
        fc.nat(6),
        fc.boolean(),
        (sizes, maxItems, before, append) => {
          const current = Array.from({ length: before }, (_, index) => `/${index}.pdf`);
          const files = sizes.map((size) => file('a.png', size));
          const bounds = limits({ maxSize: 10, maxItems, append });
          const { added, refused } = planFileList(current, files, bounds);
          expect(new Set([...added, ...refused.map((one) => one.file)]).size).toBe(files.length);
          const kept = append ? before : 0;
          expect(kept + added.length).toBeLessThanOrEqual(Math.max(maxItems, kept));
        },
      ),
    );
  });
});

describe('judgeFileList (FIL-3)', () => {
  it('says of each item which limit of now it breaks; one that goes leaves its place', () => {
    const list = [file('a.exe'), file('b.png', 11), file('c.png', 5), '/d.pdf', file('e.png', 6)];
    const bounds = limits({ maxSize: 10, maxItems: 2 });
    expect(judgeFileList(list, bounds, (one) => one === list[0])).toEqual([
      'type',
      'too-large',
      undefined,
      undefined,
      'too-many',
    ]);
    expect(judgeFileList(list.slice(2), limits({ maxTotalSize: 10, minSize: 6 }))).toEqual([
      'too-small',
      undefined,
      undefined,
    ]);
    expect(judgeFileList(list.slice(2), limits({ maxTotalSize: 10 }))).toEqual([
      undefined,
      undefined,
      'total-size',
    ]);
  });

  const items = fc.array(
    fc.oneof(
      fc.tuple(fc.constantFrom('a.png', 'b.exe'), fc.nat(20)).map(([name, size]) => {
        return file(name, size);
      }),
      fc.constant('/c.pdf'),
    ),
    { maxLength: 8 },
  );
  const bounds = fc
    .record({
      maxSize: fc.nat(20),
      minSize: fc.nat(5),
      maxItems: fc.nat(8),
      maxTotalSize: fc.nat(60),
    })
    .map((some) => limits(some));

  it('leaves a good list when what it names is removed, and takes what could be chosen', () => {
    fc.assert(
      fc.property(items, bounds, (list, some) => {
        const codes = judgeFileList(list, some);
        const rest = list.filter((_, index) => !codes[index]);
        expect(judgeFileList(rest, some)).toEqual(rest.map(() => undefined));
        const chosen = list.filter((item) => typeof item !== 'string');
        const { added: taken } = planFileList([], chosen, some);
        expect(judgeFileList(taken, some)).toEqual(taken.map(() => undefined));
      }),
    );
  });
});

describe('items (FIL-1)', () => {
  it.each([
    ['https://ejemplo.co/a.pdf', true],
    ['/a.pdf', true],
    ['a.pdf', true],
    ['blob:https://ejemplo.co/1', true],
    ['javascript:alert(1)', false],
    [' java\nscript:alert(1)', false],
    ['JAVASCRIPT:alert(1)', false],
    ['data:text/html,<script>alert(1)</script>', false],
    ['data:image/svg+xml,<svg/>', false],
    ['vbscript:x', false],
    ['file:///etc/passwd', false],
    ['https://[', false],
  ])('%j is a live link: %s', (url, openable) => {
    expect(openableUrl(url) !== undefined).toBe(openable);
  });

  it('shows only what an img can show', () => {
    expect(isPicture('/a.png?x=1')).toBe(true);
    expect(isPicture('data:image/png;base64,AA')).toBe(true);
    expect(isPicture('data:text/html,x')).toBe(false);
    expect(isPicture('javascript:a.png')).toBe(false);
    expect(isPicture(file('a.svg', 1, 'image/svg+xml'))).toBe(true);
    expect(isPicture(file('a.pdf', 1, 'application/pdf'))).toBe(false);
  });

  it('reads a value of any shape', () => {
    expect([null, undefined, '', '/a', ['/a']].map((value) => toItems(value))).toEqual([
      [],
      [],
      [],
      ['/a'],
      ['/a'],
    ]);
    const own = file('a.txt');
    // What is no item is left out: a number, a file without a name, nothing.
    expect(toItems([own, 5, new Blob(), null, '', {}, '/a'])).toEqual([own, '/a']);
    expect([5, {}, new Blob(), Symbol()].map((value) => toItems(value))).toEqual([[], [], [], []]);
  });

  it.each([
    [file('a.png'), true],
    [file('a.png', 1, 'application/pdf'), false],
    [file('a', 1, 'image/png'), true],
    [file('a.pdf'), false],
  ])('takes a file for a picture by its type, else by its name: %o, %s', (one, expected) => {
    expect(isPicture(one)).toBe(expected);
  });

  it('shows a name without what turns it round', () => {
    expect(itemName(file('factura\u202Egpj.exe'))).toBe('facturagpj.exe');
    expect(itemName(file('nulo\0\u200Bbyte.pdf'))).toBe('nulobyte.pdf');
    const family = '👩\u200D👩\u200D👧.png';
    expect(itemName(file(family))).toBe(family);
  });
});
