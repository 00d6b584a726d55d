import types from 'controls:MonthPicker?range,maxItems,openOnFocus,clearable,disabled,readOnly,required,invalid';
import { MonthPicker } from '@guadua/date';
import { Field } from '@guadua/forms';
import { el, main, named, type PlaygroundDefinition, type Playgrounds } from '../../../playground';

const FIELD = named('Field', '@guadua/forms', Field);
const MONTH = named('MonthPicker', '@guadua/date', MonthPicker);

const BENCH: PlaygroundDefinition = {
  label: 'Mes',
  controls: types.controls,
  events: types.events,
  form: { name: 'nomina', initial: null, type: '{ from: Date; to: Date } | null' },
  styles: ['@guadua/utils/styles.css', '@guadua/forms/styles.css', '@guadua/date/styles.css'],
  popup: true,
  parts: (props) => el(FIELD, { label: 'Mes de nómina' }, main(MONTH, props)),
};

export const PLAYGROUNDS: Playgrounds = [BENCH];
