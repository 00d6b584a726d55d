import { translateTexts } from '@guadua/testing';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Select } from '../select/select';

const ANIMALS = [
  { id: 1, name: 'Oso' },
  { id: 2, name: 'Tapir' },
];

it.each([
  ['another option', ANIMALS, 2, 'Tapir'],
  ['the same option under another name', [{ id: 1, name: 'Oso andino' }], 1, 'Oso andino'],
])('names %s in a page that a browser translates (CMP-8)', (_, options, value, shown) => {
  const { container, rerender } = render(
    <Select aria-label="Animal" options={ANIMALS} value={1} onChange={() => {}} />,
  );
  translateTexts(container);
  rerender(<Select aria-label="Animal" options={options} value={value} onChange={() => {}} />);
  expect(container.querySelector('.gd-select__value')?.textContent).toBe(shown);
});
