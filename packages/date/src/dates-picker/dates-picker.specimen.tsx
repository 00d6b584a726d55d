import { defineSpecimen, invalidIsoDay, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { DatesPicker } from '@guadua/date';
import { useId } from 'react';

/** A Friday in Bogotá: what is today here. */
const TODAY = '2026-11-20';

function Dates({ t }: SpecimenProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{t('Días de turno')}</label>
      <DatesPicker
        id={id}
        name="turnos"
        today={TODAY}
        valueAs="iso"
        maxItems={5}
        placeholder={t('dd/mm/aaaa')}
      />
    </div>
  );
}

const day = (number: number) => `[data-day]:not([data-outside]):nth-child(${number})`;

export const specimens: Specimens = {
  'dates-picker': defineSpecimen({
    covers: ['DatesPicker'],
    View: Dates,
    use: async (user) => {
      await user.write('[role=combobox]', '5/11/26, 12/11/26');
      await user.press('[role=combobox]');
      await user.find('.gd-popup');
      await user.press(day(4));
      await user.press(day(5));
    },
  }),
};

export const variants: Specimens = {
  'dates-picker-limits': defineSpecimen<readonly string[]>({
    covers: ['DatesPicker'],
    View: ({ t, control }) => (
      <DatesPicker
        aria-label={t('Días de turno')}
        valueAs="iso"
        today={TODAY}
        minDate="2026-11-02"
        maxItems={4}
        {...control}
      />
    ),
    control: {
      initial: [],
      invalid: (value) =>
        value.map((one) => invalidIsoDay(one)).find(Boolean) ||
        (value.length > 4 && `${value.length} dates`) ||
        ([...new Set(value)].sort().join() !== value.join() && `${value}: out of order`),
      submits: (value) => [...value],
    },
  }),
};
