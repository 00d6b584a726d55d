import { defineSpecimen, invalidIsoDay, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { businessDays, RangeCalendar } from '@guadua/date';

function Range({ t }: SpecimenProps) {
  return (
    <RangeCalendar
      aria-label={t('Vacaciones')}
      today={TODAY}
      valueAs="iso"
      defaultMonth={TODAY}
      lockDays={['2026-11-27']}
      plugins={[businessDays()]}
      labels={{ shortcuts: t('Accesos directos') }}
    />
  );
}

/** A Friday in Bogotá: what is today here. */
const TODAY = '2026-11-20';

const day = (number: number) => `[data-day]:not([data-outside]):nth-child(${number})`;

export const specimens: Specimens = {
  'range-calendar': defineSpecimen({
    covers: ['RangeCalendar'],
    View: Range,
    use: async (user) => {
      await user.press(day(2));
      await user.hover(day(5));
      await user.press(day(5));
      await user.press(day(3));
      await user.hover(day(4));
    },
  }),
};

interface Range {
  from: string;
  to: string;
}

const ends = (value: Range | null) => (value === null ? [] : [value.from, value.to]);

export const variants: Specimens = {
  'range-calendar-one-month': defineSpecimen<Range | null>({
    covers: ['RangeCalendar'],
    View: ({ t, control }) => (
      <RangeCalendar
        aria-label={t('Rango')}
        valueAs="iso"
        today={TODAY}
        numberOfMonths={1}
        {...control}
      />
    ),
    control: {
      initial: { from: '2026-11-02', to: '2026-11-06' },
      invalid: (value) =>
        value !== null &&
        (value.from > value.to || invalidIsoDay(value.from)) &&
        `${value.from} to ${value.to}`,
      submits: ends,
    },
  }),
};
