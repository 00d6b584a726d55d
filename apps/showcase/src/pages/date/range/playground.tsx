import types from 'controls:DateRangePicker?minDays,maxDays,selectForward,selectBackward,allowLockedDaysInRange,shortcuts,numberOfMonths,autoApply,openOnFocus,clearable,showWeekNumbers,firstDay,disabled,readOnly,required,invalid';
import inline from 'controls:RangeCalendar?minDays,maxDays,selectForward,selectBackward,showWeekNumbers,firstDay,disabled,readOnly';
import { clock, DateRangePicker, RangeCalendar } from '@guadua/date';
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
const CALENDAR = named('RangeCalendar', '@guadua/date', RangeCalendar);
const STYLES = ['@guadua/utils/styles.css', '@guadua/forms/styles.css', '@guadua/date/styles.css'];

const IN_FIELD: PlaygroundDefinition = {
  label: 'En un campo',
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
  styles: STYLES,
  popup: true,
  parts: ({ time, ...props }) =>
    el(
      FIELD,
      { label: 'Vacaciones' },
      main(PICKER, { ...props, time: time ? result('clock', '@guadua/date', clock) : undefined }),
    ),
};

const IN_PAGE: PlaygroundDefinition = {
  label: 'En la página',
  controls: inline.controls,
  events: inline.events,
  form: { name: 'vacaciones', initial: null, type: '{ from: Date; to: Date } | null' },
  styles: STYLES,
  parts: (props) =>
    el(
      FIELD,
      { label: 'Vacaciones' },
      main(CALENDAR, { defaultMonth: '2026-11-01', numberOfMonths: 1, ...props }),
    ),
};

export const PLAYGROUNDS: Playgrounds = [IN_FIELD, IN_PAGE];
