import { describeWidgetOnServer } from '@guadua/testing';
import { FileInput } from './file-input';

describeWidgetOnServer<File | string | null>('<FileInput>', {
  render: (props) => <FileInput {...props} />,
  value: 'https://ejemplo.co/informe.pdf',
  shows: 'informe.pdf',
});

describeWidgetOnServer<readonly (File | string)[] | null>('<FileInput> with tools in its list', {
  render: (props) => <FileInput multiple reorder rename {...props} />,
  value: ['https://ejemplo.co/informe.pdf'],
  shows: 'informe.pdf',
});
