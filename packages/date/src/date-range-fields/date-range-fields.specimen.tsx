import { defineSpecimen, invalidIsoDay, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { DateRangeFields } from '@guadua/date';
import { useId } from 'react';

/** A Friday in Bogotá: what is today here. */
const TODAY = '2026-11-20';

function Stay({ t }: SpecimenProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{t('Estadía')}</label>
      <DateRangeFields
        id={id}
        startName="llegada"
        endName="salida"
        today={TODAY}
        valueAs="iso"
        shortcuts={false}
        placeholder={t('dd/mm/aaaa')}
      />
    </div>
  );
}

const day = (number: number) => `[data-day]:not([data-outside]):nth-child(${number})`;

export const specimens: Specimens = {
  'date-range-fields': defineSpecimen({
    covers: ['DateRangeFields'],
    View: Stay,
    use: async (user) => {
      await user.write('[role=combobox]', '5/11/26');
      await user.press('[role=combobox]');
      await user.find('.gd-popup');
      // The typed date is one end already: this is the other one.
      await user.press(day(5));
      await user.gone('.gd-popup');
    },
  }),
};

interface Range {
  from: string;
  to: string;
}

export const variants: Specimens = {
  'date-range-fields-limits': defineSpecimen<Range | null>({
    covers: ['DateRangeFields'],
    View: ({ t, control }) => (
      <DateRangeFields
        aria-label={t('Estadía')}
        valueAs="iso"
        today={TODAY}
        maxDays={40}
        {...control}
      />
    ),
    control: {
      initial: null,
      invalid: (value) =>
        value !== null &&
        (invalidIsoDay(value.from) ||
          invalidIsoDay(value.to) ||
          (value.from > value.to && `${value.from} to ${value.to}`)),
      submits: (value) => (value === null ? [] : [value.from, value.to]),
    },
  }),
};
