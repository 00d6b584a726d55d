import { eachInTurn } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Autocomplete } from '../autocomplete/autocomplete';
import { pointer } from '../reorder/route.testing';
import { Select } from './select';

const cities = ['Bogotá', 'Cali', 'Pasto', 'Neiva'];
const option = (name: string) => screen.getByRole('option', { name });

function middle(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Presses an option; something happens before the button or finger is lifted, there or elsewhere. */
async function press(
  kind: 'mouse' | 'touch',
  name: string,
  during: () => void | Promise<void>,
  to?: string,
) {
  const send = pointer(kind);
  const down = middle(option(name));
  if (kind === 'mouse') await send('move', down);
  await send('start', down);
  await during();
  const up = to === undefined ? down : middle(option(to));
  if (kind === 'mouse' && to !== undefined) await send('move', up);
  await send('end', up);
}

describe.each(['mouse', 'touch'] as const)('an option that is pressed by %s (SEL-14)', (kind) => {
  eachInTurn(
    [
      ['gets another place', ['Arauca', ...cities], ['Cali']],
      ['and the options are no longer there', ['Arauca', 'Buga', 'Chía', 'Duitama'], []],
    ],
    2,
  )('is what is chosen when it %s meanwhile', async (_, later, chosen) => {
    const onChange = vi.fn();
    const tree = (options: readonly string[]) => (
      <Select multiple aria-label="Ciudad" options={options} onChange={onChange} />
    );
    const { rerender } = render(tree(cities));
    await userEvent.click(screen.getByRole('combobox'));
    await press(kind, 'Cali', () => rerender(tree(later)));
    // What comes next is taken as usual, and shows that the press is over.
    await userEvent.click(option(later[3] ?? ''));
    await vi.waitFor(() => expect(onChange.mock.lastCall?.[0]).toEqual([...chosen, later[3]]));
  });

  it('is what becomes the text of an Autocomplete', async () => {
    const tree = (options: readonly string[]) => (
      <Autocomplete aria-label="Ciudad" options={options} />
    );
    const { rerender } = render(tree(['Cali', 'Caldas']));
    const input = screen.getByRole<HTMLInputElement>('combobox');
    await userEvent.type(input, 'ca');
    await press(kind, 'Cali', () => rerender(tree(['Caquetá', 'Cali', 'Caldas'])));
    await expect.poll(() => input.value).toBe('Cali');
  });
});

it('chooses nothing when the mouse leaves the option that it pressed', async () => {
  const onChange = vi.fn();
  render(<Select aria-label="Ciudad" options={cities} onChange={onChange} />);
  await userEvent.click(screen.getByRole('combobox'));
  await press('mouse', 'Cali', () => {}, 'Neiva');
  await userEvent.click(option('Pasto'));
  expect(onChange.mock.calls.map(([value]) => value)).toEqual(['Pasto']);
});
