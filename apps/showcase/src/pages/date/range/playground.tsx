import types from 'controls:DateRangePicker?minDays,maxDays,selectForward,selectBackward,allowLockedDaysInRange,shortcuts,numberOfMonths,autoApply,openOnFocus,clearable,showWeekNumbers,firstDay,disabled,readOnly,required,invalid';
import { clock, DateRangePicker } from '@guadua/date';
import { Field } from '@guadua/forms';
import {
  el,
  main,
  named,
  type PlaygroundDefinition,
  type Playgrounds,
  result,
} from '../../../playground';

const FIELD = named('Field', '@guadua/forms', Field);
const PICKER = named('DateRangePicker', '@guadua/date', DateRangePicker);

const PLAYGROUND: PlaygroundDefinition = {
  label: 'Rango de fechas',
  controls: [
    ...types.controls,
    {
      name: 'time',
      kind: 'switch',
      default: false,
      description: 'La hora del día, con `clock()`.',
    },
  ],
  events: types.events,
  form: { name: 'vacaciones', initial: null, type: '{ from: Date; to: Date } | null' },
  styles: ['@guadua/utils/styles.css', '@guadua/forms/styles.css', '@guadua/date/styles.css'],
  popup: true,
  parts: ({ time, ...props }) =>
    el(
      FIELD,
      { label: 'Vacaciones' },
      main(PICKER, { ...props, time: time ? result('clock', '@guadua/date', clock) : undefined }),
    ),
};

export const PLAYGROUNDS: Playgrounds = [PLAYGROUND];
