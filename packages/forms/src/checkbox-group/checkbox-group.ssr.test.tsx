import { describeWidgetOnServer } from '@guadua/testing';
import { CheckboxGroup } from './checkbox-group';

describeWidgetOnServer<string[]>('<CheckboxGroup>', {
  render: (props) => <CheckboxGroup options={[{ value: 'sal', label: 'Salud' }]} {...props} />,
  value: ['sal'],
  shows: 'checked',
});
