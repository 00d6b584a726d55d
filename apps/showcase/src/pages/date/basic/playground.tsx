import inline from 'controls:Calendar?showWeekNumbers,numberOfMonths,firstDay,todayButton:choice,disabled,readOnly';
import types from 'controls:DatePicker?inputFormat,openOnFocus,clearable,autoApply,todayButton:choice,showWeekNumbers,firstDay,numberOfMonths,timeZone,disabled,readOnly,required,invalid';
import {
  businessDays,
  Calendar,
  clock,
  DatePicker,
  holidaysCo,
  registerDatePlugin,
} from '@guadua/date';
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
const CALENDAR = named('Calendar', '@guadua/date', Calendar);

const PLUGINS = {
  name: 'plugins',
  kind: 'choice',
  options: ['holidays-co', 'business-days'],
  description:
    'Complementos: los festivos de Colombia, o solo los días hábiles, con el nombre que les dio `registerDatePlugin`.',
} as const;
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
    PLUGINS,
  ],
  initial: { plugins: 'holidays-co' },
  events: types.events,
  form: { name: 'entrega', initial: null, type: 'Date | null' },
  styles: STYLES,
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

const IN_PAGE: PlaygroundDefinition = {
  label: 'En la página',
  controls: [...inline.controls, PLUGINS],
  initial: { plugins: 'holidays-co' },
  events: inline.events,
  form: { name: 'visita', initial: null, type: 'Date | null' },
  styles: STYLES,
  parts: ({ plugins, ...props }) =>
    el(
      FIELD,
      { label: 'Día de visita' },
      main(CALENDAR, {
        defaultMonth: '2026-11-01',
        ...props,
        ...(plugins && { plugins: [plugins] }),
      }),
    ),
};

export const PLAYGROUNDS: Playgrounds = [IN_FIELD, IN_PAGE];
