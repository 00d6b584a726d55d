import { describeWidget } from '@guadua/testing';
import { screen } from '@testing-library/react';
import { TextArea } from './text-area';

describeWidget<string>(
  '<TextArea>',
  {
    render: (props) => <TextArea autoGrow {...props} />,
    control: () => screen.getByRole('textbox'),
    value: 'Hola',
    otherValue: 'Hola, mundo',
    empty: '',
    formValue: (value) => [value],
    change: async (person) => {
      const area = screen.getByRole('textbox');
      await person.clear(area);
      await person.type(area, 'Hola, mundo');
    },
    keepsDraft: true,
  },
  { share: 3, of: 6 },
);
