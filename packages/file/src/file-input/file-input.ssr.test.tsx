import { describeWidgetOnServer } from '@guadua/testing';
import { renameItems } from '../list-tools/rename-items';
import { reorderItems } from '../list-tools/reorder-items';
import { FileInput } from './file-input';

describeWidgetOnServer<File | string | null>('<FileInput>', {
  render: (props) => <FileInput {...props} />,
  value: 'https://ejemplo.co/informe.pdf',
  shows: 'informe.pdf',
});

describeWidgetOnServer<readonly (File | string)[] | null>('<FileInput> with tools in its list', {
  render: (props) => (
    <FileInput multiple reorder={reorderItems()} rename={renameItems()} {...props} />
  ),
  value: ['https://ejemplo.co/informe.pdf'],
  shows: 'informe.pdf',
});
