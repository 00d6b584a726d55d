import { describe, expect, it } from 'vitest';
import { readInstant, readWallText } from './instant';

describe('readWallText (DAT-1)', () => {
  it.each([
    '2026-03-05T25:00',
    '2026-03-05T10:60',
    '2026-03-05T10:00:60',
    '2026-02-30T10:00',
    '2026-03-05T10:00Z',
    '2026-03-05 10:00-05',
  ])('refuses %s, which no clock shows or which has a zone', (text) => {
    expect(readWallText(text)).toBeNull();
  });

  it('reads the end of a day as the beginning of the next one, an hour alone, and a fraction', () => {
    expect(readWallText('2026-03-05T24:00')).toEqual(readWallText('2026-03-06'));
    expect(readWallText('2026-03-05T10')).toEqual(readWallText('2026-03-05 10:00:00,999'));
    expect(readWallText('0001-01-01T00:00:59')?.time).toBe(59);
  });

  it('reads the last second of a day', () => {
    expect(readWallText('2026-03-05T23:59:59')?.time).toBe(86_399);
  });
});

describe('readInstant (DAT-1)', () => {
  it('reads offsets up to the last minute of an hour, and refuses others', () => {
    expect(readInstant('2026-03-05T10:00+05:59')).toEqual(new Date('2026-03-05T04:01Z'));
    expect(readInstant('2026-03-05T10:00+05:60')).toBeNull();
    expect(readInstant('2026-03-05T10:00+24:00')).toBeNull();
  });
});
