import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DateRangeFields } from './date-range-fields';

it('shows and sends its two ends on a server', () => {
  const markup = renderToString(
    <DateRangeFields
      valueAs="iso"
      startName="llegada"
      endName="salida"
      value={{ from: '2026-11-12', to: '2026-11-14' }}
      onChange={() => undefined}
    />,
  );
  expect(markup).toMatch(/name="llegada"[^>]* value="12\/11\/2026"/);
  expect(markup).toMatch(/name="salida"[^>]* value="14\/11\/2026"/);
});
