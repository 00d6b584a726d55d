import { describeWidget, expectConsole } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import { it } from 'vitest';
import { CheckboxGroup } from './checkbox-group';

const topics = [
  { value: 'sal', label: 'Salud' },
  { value: 'edu', label: 'Educación' },
  { value: 'viv', label: 'Vivienda' },
];

describeWidget<string[]>(
  '<CheckboxGroup>',
  {
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
  },
  { share: 2, of: 3 },
);

it('says that min and max are called minItems and maxItems', () => {
  const old: object = { min: 1, max: 2 };
  render(<CheckboxGroup options={topics} {...old} />);
  expectConsole('warn', 'min (now minItems), max (now maxItems)');
});
