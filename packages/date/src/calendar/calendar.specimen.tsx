import {
  defineSpecimen,
  invalidIsoDay,
  type SpecimenProps,
  type Specimens,
  submitsOne,
} from '@guadua/catalog';
import { Calendar, highlightDays, holidaysCo } from '@guadua/date';

function Single({ t }: SpecimenProps) {
  return (
    <Calendar
      aria-label={t('Fecha de la cita')}
      today={TODAY}
      valueAs="iso"
      defaultValue="2026-11-18"
      showWeekNumbers
      plugins={[
        highlightDays([{ date: '2026-11-24', label: t('Día de la familia') }]),
        holidaysCo(),
      ]}
      isDateDisabled={(date) => (date.getDay() === 0 ? t('Los domingos no atendemos') : false)}
    />
  );
}

/** A Friday in Bogotá: what is today here. */
const TODAY = '2026-11-20';

export const specimens: Specimens = {
  calendar: defineSpecimen({
    covers: ['Calendar'],
    View: Single,
    use: async (user) => {
      await user.focus('[data-day][tabindex="0"]');
      await user.key('ArrowRight');
      await user.key('Enter');
      await user.press('[data-step=next]');
      await user.hover('[data-day]');
    },
  }),
};

const LOCKED = ['2026-11-10', '2026-11-24'];

export const variants: Specimens = {
  'calendar-locked-days': defineSpecimen<string | null>({
    covers: ['Calendar'],
    View: ({ t, control }) => (
      <Calendar
        aria-label={t('Fecha')}
        valueAs="iso"
        today={TODAY}
        lockDays={LOCKED}
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
};
