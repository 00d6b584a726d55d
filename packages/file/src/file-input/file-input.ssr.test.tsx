import { describeWidgetOnServer } from '@guadua/testing';
import { FileInput } from './file-input';

describeWidgetOnServer<File | string | null>('<FileInput>', {
  render: (props) => <FileInput {...props} />,
  value: 'https://ejemplo.co/informe.pdf',
  shows: 'informe.pdf',
});
