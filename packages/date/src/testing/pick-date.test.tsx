import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DatePicker } from '../date-picker/date-picker';
import { DateRangePicker } from '../date-range-picker/date-range-picker';
import { pickDate } from './pick-date';

const TODAY = '2026-11-22';

function sent(): string[] {
  return [...new FormData(screen.getByRole<HTMLFormElement>('form'))].map(([, value]) =>
    String(value),
  );
}

function show(picker: React.ReactNode) {
  const { unmount } = render(<form aria-label="Envío">{picker}</form>);
  return { field: screen.getAllByRole('combobox')[0] as HTMLElement, unmount };
}

it('picks a day of any month, forwards and back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.date({
        min: new Date('2019-01-01T00:00:00Z'),
        max: new Date('2033-12-31T00:00:00Z'),
        noInvalidDate: true,
      }),
      async (moment) => {
        const day = moment.toISOString().slice(0, 10);
        const { field, unmount } = show(
          <DatePicker aria-label="Entrega" name="fecha" today={TODAY} />,
        );
        await pickDate(userEvent.setup(), field, day);
        expect(sent()).toEqual([day]);
        expect(screen.queryByRole('grid')).toBeNull();
        unmount();
      },
    ),
    { numRuns: 4 },
  );
}, 60_000);

it('picks both ends of a range', async () => {
  const { field } = show(<DateRangePicker aria-label="Viaje" name="viaje" today={TODAY} />);
  await pickDate(userEvent.setup(), field, '2026-11-20', '2027-01-06');
  expect(sent()).toEqual(['2026-11-20', '2027-01-06']);
});

it('refuses a day that is locked', async () => {
  const { field } = show(
    <DatePicker aria-label="Entrega" name="fecha" today={TODAY} lockDays={['2026-11-24']} />,
  );
  await expect(pickDate(userEvent.setup(), field, '2026-11-24')).rejects.toThrow(
    '2026-11-24 is locked.',
  );
});

it('says how a day is written', async () => {
  const { field } = show(<DatePicker aria-label="Entrega" />);
  await expect(pickDate(userEvent.setup(), field, '20/11/2026')).rejects.toThrow(
    'write it as 2026-11-20',
  );
});
