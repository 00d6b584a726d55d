import { screen } from '@testing-library/react';
import type { FormWidget } from '../src';
import { Choice, type Flaw } from './choice';

/** What the suite must know of `Choice`. */
export function choiceOptions(flaw?: Flaw): FormWidget<string | null> {
  const trigger = () => screen.getByRole<HTMLElement>('combobox');
  return {
    render: (props) => <Choice {...props} flaw={flaw} />,
    control: trigger,
    value: 'rojo',
    otherValue: 'verde',
    empty: null,
    formValue: (value) => (value === null ? [] : [value]),
    change: async (person) => {
      await person.click(trigger());
      await person.click(screen.getByRole('option', { name: 'verde' }));
    },
    open: (person) => person.click(trigger()),
  };
}
