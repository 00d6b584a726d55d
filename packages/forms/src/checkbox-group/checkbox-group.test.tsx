import { describeWidget } from '@guadua/testing';
import { screen } from '@testing-library/react';
import { CheckboxGroup } from './checkbox-group';

const topics = [
  { value: 'sal', label: 'Salud' },
  { value: 'edu', label: 'Educación' },
  { value: 'viv', label: 'Vivienda' },
];

describeWidget<string[]>('<CheckboxGroup>', {
  render: (props) => <CheckboxGroup options={topics} {...props} />,
  control: () => screen.getByRole('checkbox', { name: 'Salud' }),
  value: ['sal', 'viv'],
  otherValue: ['edu'],
  empty: [],
  formValue: (value) => value,
  change: async (person) => {
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) {
      if (box.checked) await person.click(box);
    }
    await person.click(screen.getByRole('checkbox', { name: 'Educación' }));
  },
});
