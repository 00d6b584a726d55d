import { defineSpecimen, type SpecimenProps, type Specimens, submitsOne } from '@guadua/catalog';
import { MonthPicker, QuarterPicker, WeekPicker, YearPicker } from '@guadua/date';
import { useId } from 'react';

/** A Friday in Bogotá: what is today here. */
const TODAY = '2026-11-20';

function Periods({ t }: SpecimenProps) {
  const id = useId();
  const common = { today: TODAY, valueAs: 'iso', openOnFocus: false } as const;
  return (
    <div>
      <label htmlFor={id}>{t('Mes de nómina')}</label>
      <MonthPicker id={id} name="nomina" {...common} placeholder={t('mm/aaaa')} />
      <QuarterPicker aria-label={t('Trimestre')} {...common} placeholder={t('Trimestre')} />
      <YearPicker aria-label={t('Año')} {...common} placeholder={t('aaaa')} />
      <WeekPicker aria-label={t('Semana')} {...common} placeholder={t('Semana')} />
    </div>
  );
}

export const specimens: Specimens = {
  'period-pickers': defineSpecimen({
    covers: ['MonthPicker', 'QuarterPicker', 'YearPicker', 'WeekPicker'],
    View: Periods,
    use: async (user) => {
      await user.write('[role=combobox]', '11/2026');
      await user.press('[role=combobox]');
      await user.find('.gd-popup');
      await user.press('[data-period]');
    },
  }),
};

export const variants: Specimens = {
  'month-picker-limits': defineSpecimen<string | null>({
    covers: ['MonthPicker'],
    View: ({ t, control }) => (
      <MonthPicker
        aria-label={t('Mes')}
        valueAs="iso"
        today={TODAY}
        minDate="2026-03-10"
        maxDate="2027-08-05"
        {...control}
      />
    ),
    control: {
      initial: null,
      invalid: (value) =>
        value !== null &&
        (!/^\d{4}-\d\d$/.test(value) || value < '2026-03' || value > '2027-08') &&
        `${value} is not allowed`,
      submits: submitsOne,
    },
  }),
  'week-picker-range': defineSpecimen<{ from: string; to: string } | null>({
    covers: ['WeekPicker'],
    View: ({ t, control }) => (
      <WeekPicker
        aria-label={t('Semanas')}
        range
        valueAs="iso"
        today={TODAY}
        maxItems={8}
        {...control}
      />
    ),
    control: {
      initial: null,
      invalid: (value) => value !== null && value.from > value.to && `${value.from} to ${value.to}`,
      submits: (value) => (value === null ? [] : [value.from, value.to]),
    },
  }),
};
