import type { LabelState } from '@guadua/catalog';
import { TimeInput } from '@guadua/date';

/** What was typed, and why it is refused. */
function refused(title: string, reason: string, typed: string, props: object): LabelState {
  return {
    title: `a time that is ${title}`,
    element: <TimeInput aria-label="Ώρα" openOnFocus={false} {...props} />,
    use: async ({ keys, shown }) => {
      // By the keyboard: a press opens the sheet of a phone.
      await keys(`{Tab}${typed}{Tab}`);
      await shown(reason);
    },
  };
}

export const labelStates: readonly LabelState[] = [
  {
    title: 'a time input, open',
    element: <TimeInput aria-label="Ώρα" openOnFocus={false} defaultValue="10:00" />,
    use: async ({ click, shown }) => {
      await click('.gd-date-picker__button');
      await shown('date.time.dialog', 'date.time.clear');
    },
  },
  {
    title: 'an empty time input',
    element: <TimeInput aria-label="Ώρα" openOnFocus={false} />,
    use: ({ shown }) => shown('date.time.hint'),
  },
  refused('unreadable', 'date.time.unreadable', 'ξξ', {}),
  refused('too early', 'date.time.violations.beforeMin', '07:00', { min: '08:00' }),
  refused('too late', 'date.time.violations.afterMax', '19:00', { max: '18:00' }),
  refused('in the day', 'date.time.violations.outside', '12:00', { min: '22:00', max: '06:00' }),
  refused('locked', 'date.time.violations.locked', '12:00', { lockTimes: ['12:00'] }),
  refused('between steps', 'date.time.violations.step', '12:07', { step: 15 }),
];
