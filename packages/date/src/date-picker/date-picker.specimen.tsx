import {
  defineSpecimen,
  invalidIsoDay,
  type SpecimenProps,
  type Specimens,
  submitsOne,
} from '@guadua/catalog';
import { clock, DatePicker, holidaysCo } from '@guadua/date';
import { useId } from 'react';

function Picker({ t }: SpecimenProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{t('Fecha de entrega')}</label>
      <DatePicker
        id={id}
        name="entrega"
        today={TODAY}
        valueAs="iso"
        time={clock()}
        minDate="2026-11-02"
        placeholder={t('dd/mm/aaaa')}
      />
    </div>
  );
}

/** A Friday in Bogotá: what is today here. */
const TODAY = '2026-11-20';

const day = (number: number) => `[data-day]:not([data-outside]):nth-child(${number})`;

export const specimens: Specimens = {
  'date-picker': defineSpecimen({
    covers: ['DatePicker'],
    View: Picker,
    use: async (user) => {
      await user.write('[role=combobox]', '5/12/26');
      // On a narrow screen the focus alone opens nothing.
      await user.press('[role=combobox]');
      await user.find('.gd-popup');
      await user.press(day(4));
      await user.press('[data-step=next]');
      await user.focus('[role=spinbutton]');
      await user.key('ArrowUp');
    },
  }),
};

const LOCKED = ['2026-11-10', '2026-11-24'];

export const variants: Specimens = {
  'date-picker-locked-days': defineSpecimen<string | null>({
    covers: ['DatePicker'],
    View: ({ t, control }) => (
      <DatePicker
        aria-label={t('Fecha')}
        valueAs="iso"
        today={TODAY}
        minDate="2020-01-01"
        maxDate="2030-12-31"
        lockDays={LOCKED}
        plugins={[holidaysCo()]}
        {...control}
      />
    ),
    control: {
      initial: null,
      invalid: (value) =>
        invalidIsoDay(value) || (value !== null && LOCKED.includes(value) && `${value}: locked`),
      submits: submitsOne,
    },
  }),
  'date-picker-time': defineSpecimen<string | null>({
    covers: ['DatePicker'],
    View: ({ t, control }) => (
      <DatePicker
        aria-label={t('Fecha')}
        valueAs="iso"
        time={clock({ minuteStep: 5 })}
        openOnFocus={false}
        today={TODAY}
        {...control}
      />
    ),
    control: {
      initial: '2026-11-20T10:30',
      invalid: (value) =>
        value !== null && !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value) && `${value} is no time`,
      submits: submitsOne,
    },
  }),
  'date-picker-fixed': defineSpecimen<string | null>({
    covers: ['DatePicker'],
    View: ({ t, control }) => (
      <DatePicker aria-label={t('Fecha')} valueAs="iso" today={TODAY} {...control} />
    ),
    control: { initial: '2026-11-05', ignoresChanges: true, submits: submitsOne },
  }),
};
