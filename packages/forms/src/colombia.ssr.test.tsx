import { describeWidgetOnServer } from '@guadua/testing';
import {
  DocumentInput,
  type IdentityDocument,
  PhoneInput,
  PlateInput,
  PostalCodeInput,
} from './colombia';

describeWidgetOnServer<IdentityDocument | null>('<DocumentInput>', {
  render: (props) => <DocumentInput {...props} />,
  value: { type: 'CC', number: '1032456789' },
  shows: '1.032.456.789',
});
describeWidgetOnServer<string>('<PhoneInput>', {
  render: (props) => <PhoneInput {...props} />,
  value: '+573001234567',
  shows: '300 123 4567',
});
describeWidgetOnServer<string>('<PlateInput>', {
  render: (props) => <PlateInput {...props} />,
  value: 'ABC123',
  shows: 'ABC 123',
});
describeWidgetOnServer<string>('<PostalCodeInput>', {
  render: (props) => <PostalCodeInput {...props} />,
  value: '110111',
  shows: 'Bogotá, D.C.',
});
