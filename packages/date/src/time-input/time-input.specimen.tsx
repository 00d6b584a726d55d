import { defineSpecimen, type SpecimenProps, type Specimens, submitsOne } from '@guadua/catalog';
import { TimeInput } from '@guadua/date';
import { useId } from 'react';

function Time({ t }: SpecimenProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{t('Hora de la cita')}</label>
      <TimeInput id={id} name="cita" min="08:00" max="18:00" step={15} placeholder={t('hh:mm')} />
    </div>
  );
}

export const specimens: Specimens = {
  'time-input': defineSpecimen({
    covers: ['TimeInput'],
    View: Time,
    use: async (user) => {
      await user.write('[role=combobox]', '830');
      await user.press('[role=combobox]');
      await user.find('.gd-popup');
      await user.press('[role=option]:nth-child(4)');
    },
  }),
};

export const variants: Specimens = {
  'time-input-limits': defineSpecimen<string | null>({
    covers: ['TimeInput'],
    View: ({ t, control }) => (
      <TimeInput
        aria-label={t('Hora')}
        min="08:00"
        max="18:00"
        lockTimes={[['12:00', '13:00']]}
        {...control}
      />
    ),
    control: {
      initial: '09:30',
      invalid: (value) =>
        value !== null &&
        (!/^\d\d:\d\d$/.test(value) ||
          value < '08:00' ||
          value > '18:00' ||
          (value >= '12:00' && value <= '13:00')) &&
        `${value} is not allowed`,
      submits: submitsOne,
    },
  }),
};
