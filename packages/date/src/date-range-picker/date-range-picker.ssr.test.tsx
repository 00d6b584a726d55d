import { expectConsole } from '@guadua/testing';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { clock } from '../clock/clock';
import { DateRangePicker } from './date-range-picker';

const field = { name: 'viaje', 'aria-label': 'Viaje' };
const range = { from: '2026-11-12', to: '2026-11-14' };

/** What a form sends, and what the field shows, before any script is there. */
function page(markup: string) {
  const attributes = [...markup.matchAll(/<input\b[^>]*>/g)].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, text]) => [name, text]),
    ),
  );
  const sent = attributes.filter(
    ({ name, disabled }) => name === 'viaje' && disabled === undefined,
  );
  const text = attributes.find(({ role }) => role === 'combobox');
  return { sent: sent.map(({ value }) => value), shown: text?.value };
}

describe('a range on a server (DAT-8)', () => {
  it.each([
    [range, '12/11/2026 – 14/11/2026'],
    [{ from: '2026-11-14', to: '2026-11-12' }, '12/11/2026 – 14/11/2026'],
    [null, ''],
  ])('%j shows %j and sends what it shows', (value, shown) => {
    expect(page(renderToString(<DateRangePicker {...field} defaultValue={value} />))).toEqual({
      sent: [shown],
      shown,
    });
  });

  it('shows a text that is no date, and sends what it shows', () => {
    const value = { from: 'ayer', to: 'hoy' };
    expect(page(renderToString(<DateRangePicker {...field} defaultValue={value} />))).toEqual({
      sent: ['ayer – hoy'],
      shown: 'ayer – hoy',
    });
    expectConsole('warn', /field "from" \("ayer"\) is no date/);
  });

  it('sends the time of each end', () => {
    const value = { from: '2026-11-12T08:00', to: '2026-11-14T18:30' };
    expect(
      page(
        renderToString(
          <DateRangePicker {...field} time={clock()} valueAs="iso" defaultValue={value} />,
        ),
      ).sent,
    ).toEqual(['12/11/2026, 08:00 AM – 14/11/2026, 06:30 PM']);
  });

  it('sends nothing while it is disabled', () => {
    expect(
      page(renderToString(<DateRangePicker {...field} disabled defaultValue={range} />)).sent,
    ).toEqual([]);
  });

  it.each([
    ['start', { from: new Date('2026-11-12T03:00:00Z'), to: '2026-11-14' }],
    ['end', { from: '2026-11-11', to: new Date('2026-11-15T03:00:00Z') }],
  ])('is left out whole where the zone of its %s is not known', (_, value) => {
    expect(page(renderToString(<DateRangePicker {...field} defaultValue={value} />))).toEqual({
      sent: [''],
      shown: '',
    });
    const known = <DateRangePicker {...field} timeZone="America/Bogota" defaultValue={value} />;
    expect(page(renderToString(known)).sent).toEqual(['11/11/2026 – 14/11/2026']);
  });
});
