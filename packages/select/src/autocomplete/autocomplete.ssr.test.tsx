import { describeWidgetOnServer } from '@guadua/testing';
import { Autocomplete } from './autocomplete';

describeWidgetOnServer<string>('<Autocomplete>', {
  render: ({ ref: _, ...props }) => <Autocomplete {...props} options={['Cali', 'Pasto']} />,
  value: 'Cali',
  shows: 'Cali',
});
