import { describeWidgetOnServer } from '@guadua/testing';
import { TimeInput } from './time-input';

describeWidgetOnServer<string>('<TimeInput>', {
  render: ({ onChange, ...props }) => <TimeInput {...props} />,
  value: '20:30',
  shows: '08:30 PM',
});
