import { expectConsole } from '@guadua/testing';
import { describe, expect, it } from 'vitest';
import { localZone } from '../core/zone';
import { readValue } from './read-value';

const FIELDS = { start: 'inicio', end: 'fin', force: 'force' };
const CODEC = { zone: localZone, valueAs: 'iso', time: false, seconds: false } as const;

describe('readValue (DAT-1)', () => {
  it('names the field that a range lacks, and the prop that says its name', () => {
    const { span } = readValue({ inicio: '2026-03-05' }, 'range', FIELDS, CODEC, 'RangeCalendar');
    expect(span).toBeNull();
    expectConsole('warn', /no field "fin".*endDateField/);
  });
});
