import types from 'controls:DatePicker?inputFormat,placeholder,openOnFocus,clearable,autoApply,todayButton:choice,showWeekNumbers,firstDay,numberOfMonths,locale,timeZone,disabled,readOnly,required,invalid';
import { businessDays, clock, DatePicker, holidaysCo, registerDatePlugin } from '@guadua/date';
import { Field } from '@guadua/forms';
import {
  el,
  main,
  named,
  type PlaygroundDefinition,
  type Playgrounds,
  result,
} from '../../../playground';

registerDatePlugin('holidays-co', holidaysCo());
registerDatePlugin('business-days', businessDays());

const FIELD = named('Field', '@guadua/forms', Field);
const PICKER = named('DatePicker', '@guadua/date', DatePicker);

const PLAYGROUND: PlaygroundDefinition = {
  label: 'Fecha',
  controls: [
    ...types.controls,
    {
      name: 'time',
      kind: 'switch',
      default: false,
      description: 'La hora del día, con `clock()`.',
    },
    {
      name: 'plugins',
      kind: 'choice',
      options: ['holidays-co', 'business-days'],
      description:
        'Complementos: los festivos de Colombia, o solo los días hábiles, con el nombre que les dio `registerDatePlugin`.',
    },
  ],
  initial: { plugins: 'holidays-co' },
  events: types.events,
  form: { name: 'entrega', initial: null, type: 'Date | null' },
  styles: ['@guadua/utils/styles.css', '@guadua/forms/styles.css', '@guadua/date/styles.css'],
  popup: true,
  parts: ({ plugins, time, ...props }) =>
    el(
      FIELD,
      { label: 'Entrega' },
      main(PICKER, {
        ...props,
        time: time ? result('clock', '@guadua/date', clock) : undefined,
        ...(plugins && { plugins: [plugins] }),
      }),
    ),
};

export const PLAYGROUNDS: Playgrounds = [PLAYGROUND];
