import { defineSpecimen, invalidIsoDay, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { clock, DateRangePicker } from '@guadua/date';
import { useId } from 'react';

function RangePicker({ t }: SpecimenProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{t('Estadía')}</label>
      <DateRangePicker
        id={id}
        name="estadia"
        today={TODAY}
        valueAs="iso"
        defaultMonth={TODAY}
        shortcuts={[
          'today',
          { id: 'actualMonth', label: t('Este mes') },
          {
            label: t('Fin de semana'),
            range: () => ({ from: new Date(2026, 10, 21), to: new Date(2026, 10, 22) }),
          },
        ]}
      />
    </div>
  );
}

/** A Friday in Bogotá: what is today here. */
const TODAY = '2026-11-20';

const day = (number: number) => `[data-day]:not([data-outside]):nth-child(${number})`;

export const specimens: Specimens = {
  'date-range-picker': defineSpecimen({
    covers: ['DateRangePicker'],
    View: RangePicker,
    use: async (user) => {
      await user.press('[role=combobox]');
      await user.find('.gd-popup');
      await user.press(day(2));
      await user.hover(day(5));
      await user.press('[data-step=next]');
    },
  }),
};

interface Range {
  from: string;
  to: string;
}

const ends = (value: Range | null) => (value === null ? [] : [value.from, value.to]);

const LOCKED = ['2026-11-10', '2026-11-24'];

export const variants: Specimens = {
  'date-range-picker-limits': defineSpecimen<Range | null>({
    covers: ['DateRangePicker'],
    View: ({ t, control }) => (
      <DateRangePicker
        aria-label={t('Rango')}
        valueAs="iso"
        today={TODAY}
        lockDays={LOCKED}
        allowLockedDaysInRange={false}
        minDays={2}
        maxDays={40}
        {...control}
      />
    ),
    control: {
      initial: null,
      invalid: (value) => {
        if (value === null) return false;
        const { from, to } = value;
        const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
        const crossed = LOCKED.some((day) => from <= day && day <= to);
        return (
          invalidIsoDay(from) ||
          invalidIsoDay(to) ||
          ((crossed || days < 2 || days > 40) && `${from} to ${to}, ${days} days`)
        );
      },
      submits: ends,
    },
  }),
  'date-range-picker-time': defineSpecimen<Range | null>({
    covers: ['DateRangePicker'],
    View: ({ t, control }) => (
      <DateRangePicker
        aria-label={t('Rango')}
        valueAs="iso"
        time={clock()}
        today={TODAY}
        {...control}
      />
    ),
    control: {
      initial: null,
      invalid: (value) => value !== null && value.from > value.to && `${value.from} to ${value.to}`,
      submits: ends,
    },
  }),
};
