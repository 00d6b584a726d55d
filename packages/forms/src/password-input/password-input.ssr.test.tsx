import { describeWidgetOnServer } from '@guadua/testing';
import { PasswordInput } from './password-input';

describeWidgetOnServer<string>('<PasswordInput>', {
  render: (props) => <PasswordInput {...props} />,
  value: 'secreta',
  shows: 'secreta',
});
