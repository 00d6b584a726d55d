import { describeWidgetOnServer } from '../src';
import { Choice } from './choice';

describeWidgetOnServer<string | null>('<Choice>', {
  render: (props) => <Choice {...props} />,
  value: 'rojo',
  shows: 'rojo',
});
