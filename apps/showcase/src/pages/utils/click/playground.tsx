import types from 'controls:useLongPress?threshold,disabled';
import { type LongPressOptions, type PressDetails, useLongPress } from '@guadua/utils';
import { Button } from '@guadua/utils/ui';
import {
  type EventLog,
  type PlaygroundDefinition,
  type Playgrounds,
  printValue,
} from '../../../playground';

const PLAYGROUND: PlaygroundDefinition = {
  label: 'Clic prolongado',
  controls: types.controls,
  initial: { threshold: 600 },
  events: types.events,
  styles: ['@guadua/utils/styles.css'],
  script: {
    render: (props, log) => <Pressed options={props} log={log} />,
    code: (props) => {
      const options = Object.entries(props).map(
        ([name, value]) => `\n    ${name}: ${printValue(value)},`,
      );
      return `import { useLongPress } from '@guadua/utils';
import { Button } from '@guadua/utils/ui';

export function Example() {
  const { pressProps, state } = useLongPress({${options.join('')}
    onShortPress: (details) => console.log('Corto', details),
    onLongPress: (details) => console.log('Prolongado', details),
    onLongPressEnd: (details) => console.log('Soltado', details),
  });

  return (
    <Button tone="primary" size="large" {...pressProps}>
      {state === 'idle' ? 'Mantén oprimido' : 'Sigue así…'}
    </Button>
  );
}
`;
    },
  },
};

/** What the code says; the log stands for the console. */
function Pressed({ options, log }: { options: LongPressOptions; log: EventLog }) {
  const note = (name: string) => (details: PressDetails) => log(name, [details]);
  const { pressProps, state } = useLongPress({
    ...options,
    onShortPress: note('onShortPress'),
    onLongPress: note('onLongPress'),
    onLongPressEnd: note('onLongPressEnd'),
  });
  return (
    <Button tone="primary" size="large" {...pressProps}>
      {state === 'idle' ? 'Mantén oprimido' : 'Sigue así…'}
    </Button>
  );
}

export const PLAYGROUNDS: Playgrounds = [PLAYGROUND];
