import { describeWidgetOnServer } from '.';
import { Choice } from './fixtures/choice';

describeWidgetOnServer<string | null>('<Choice>', {
  render: (props) => <Choice {...props} />,
  value: 'rojo',
  shows: 'rojo',
});
