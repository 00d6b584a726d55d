import types from 'controls:ButtonGroup?orientation,tone,variant,size,disabled,readOnly,required,invalid';
import { ButtonGroup, ButtonGroupItem } from '@guadua/utils/ui';
import { el, main, named, type PlaygroundDefinition, type Playgrounds } from '../../../playground';

const GROUP = named('ButtonGroup', '@guadua/utils/ui', ButtonGroup);
const ITEM = named('ButtonGroupItem', '@guadua/utils/ui', ButtonGroupItem);

const PLAYGROUND: PlaygroundDefinition = {
  label: 'Grupo de botones',
  controls: types.controls,
  events: [...types.events, 'onFocus', 'onBlur'],
  form: { name: 'periodo', initial: 'mes', type: 'string | null' },
  styles: ['@guadua/utils/styles.css'],
  parts: (props) =>
    main(
      GROUP,
      { selection: 'single', 'aria-label': 'Periodo', ...props },
      el(ITEM, { value: 'dia' }, 'Día'),
      el(ITEM, { value: 'mes' }, 'Mes'),
      el(ITEM, { value: 'anio' }, 'Año'),
    ),
};

export const PLAYGROUNDS: Playgrounds = [PLAYGROUND];
