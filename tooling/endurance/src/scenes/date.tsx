import { Calendar, DatePicker, DateRangePicker, RangeCalendar } from '@guadua/date';
import { useId } from 'react';
import type { Scene, SceneProps } from './scene.types.ts';
import type { SceneName } from './scene-names.ts';

type DateScene = Extract<
  SceneName,
  'calendar' | 'range-calendar' | 'date-picker' | 'date-range-picker'
>;

/** A Friday in Bogotá: what is today in every scene. */
const TODAY = '2026-11-20';

function Single({ t }: SceneProps) {
  return (
    <Calendar
      aria-label={t('Fecha de la cita')}
      today={TODAY}
      valueAs="iso"
      defaultValue="2026-11-18"
      showWeekNumbers
      plugins={['holidays-co']}
      lockDaysFilter={(date) => (date.getDay() === 0 ? t('Los domingos no atendemos') : false)}
      highlightedDays={[{ date: '2026-11-24', label: t('Día de la familia') }]}
    />
  );
}

function Range({ t }: SceneProps) {
  return (
    <RangeCalendar
      aria-label={t('Vacaciones')}
      today={TODAY}
      valueAs="iso"
      defaultMonth={TODAY}
      lockDays={['2026-11-27']}
      plugins={['business-days']}
      labels={{ shortcuts: t('Accesos directos') }}
    />
  );
}

function Picker({ t }: SceneProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{t('Fecha de entrega')}</label>
      <DatePicker
        id={id}
        name="entrega"
        today={TODAY}
        valueAs="iso"
        time
        minDate="2026-11-02"
        resetButton
        placeholder={t('dd/mm/aaaa')}
      />
    </div>
  );
}

function RangePicker({ t }: SceneProps) {
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

const day = (number: number) => `[data-day]:not([data-outside]):nth-child(${number})`;

/** The scenes of `@guadua/date`. */
export const dateScenes: Record<DateScene, Scene> = {
  calendar: {
    covers: ['Calendar'],
    View: Single,
    use: async (hands) => {
      (await hands.find('[data-day][tabindex="0"]')).focus();
      await hands.key('ArrowRight');
      await hands.key('Enter');
      await hands.press('[data-step=next]');
      await hands.hover('[data-day]');
    },
  },
  'range-calendar': {
    covers: ['RangeCalendar'],
    View: Range,
    use: async (hands) => {
      await hands.press(day(2));
      await hands.hover(day(5));
      await hands.press(day(5));
      await hands.press(day(3));
      await hands.hover(day(4));
    },
  },
  'date-picker': {
    covers: ['DatePicker'],
    View: Picker,
    use: async (hands) => {
      await hands.write('[role=combobox]', '5/12/26');
      // On a narrow screen the focus alone opens nothing.
      await hands.press('[role=combobox]');
      await hands.find('.gd-popup');
      await hands.press(day(4));
      await hands.press('[data-step=next]');
      (await hands.find('[role=spinbutton]')).focus();
      await hands.key('ArrowUp');
    },
  },
  'date-range-picker': {
    covers: ['DateRangePicker'],
    View: RangePicker,
    use: async (hands) => {
      await hands.press('[role=combobox]');
      await hands.find('.gd-popup');
      await hands.press(day(2));
      await hands.hover(day(5));
      await hands.press('[data-step=next]');
    },
  },
};
