import types from 'controls:DateRangePicker?time,minDays,maxDays,selectForward,selectBackward,allowLockedDaysInRange,shortcuts,numberOfMonths,autoApply,resetButton,openOnFocus,clearable,showWeekNumbers,firstDay,disabled,readOnly,required,invalid';
import { DateRangePicker } from '@guadua/date';
import { Field } from '@guadua/forms';
import { el, main, named, type PlaygroundDefinition, type Playgrounds } from '../../../playground';

const FIELD = named('Field', '@guadua/forms', Field);
const PICKER = named('DateRangePicker', '@guadua/date', DateRangePicker);

const PLAYGROUND: PlaygroundDefinition = {
  label: 'Rango de fechas',
  controls: types.controls,
  events: types.events,
  form: { name: 'vacaciones', initial: null, type: '{ from: Date; to: Date } | null' },
  styles: ['@guadua/utils/styles.css', '@guadua/forms/styles.css', '@guadua/date/styles.css'],
  popup: true,
  parts: (props) => el(FIELD, { label: 'Vacaciones' }, main(PICKER, props)),
};

export const PLAYGROUNDS: Playgrounds = [PLAYGROUND];
