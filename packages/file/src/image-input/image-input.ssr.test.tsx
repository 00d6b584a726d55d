import { describeWidgetOnServer } from '@guadua/testing';
import { ImageInput } from './image-input';

describeWidgetOnServer<File | string | null>('<ImageInput>', {
  render: (props) => <ImageInput {...props} />,
  value: 'https://ejemplo.co/finca.png',
  shows: 'finca.png',
});
