import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Select } from '../select/select';
import { groupControls } from './group-controls';

const cities = Array.from({ length: 60 }, (_, id) => ({
  id,
  name: `Municipio ${id}`,
  department: `Departamento ${id % 3}`,
}));
const trigger = () => screen.getByRole('combobox', { name: 'Municipios' });
const header = (name: string) => screen.getByRole('option', { name: new RegExp(`^${name}`) });

afterEach(async () => {
  await page.viewport(1280, 800);
});

const renderGroups = () => {
  const onChange = vi.fn();
  render(
    <Select
      aria-label="Municipios"
      multiple
      options={cities}
      groupBy="department"
      groups={groupControls({ selectable: true, collapsible: true })}
      onChange={onChange}
    />,
  );
  return onChange;
};

describe.each([1280, 390])('groups as rows at %i px (SEL-18)', (width) => {
  it('are chosen and collapsed by the pointer, each on its own line, and found by the keyboard', async () => {
    await page.viewport(width, 800);
    const onChange = renderGroups();
    await userEvent.click(trigger());
    await screen.findByRole('listbox');
    await userEvent.click(header('Departamento 0'));
    expect(onChange.mock.lastCall?.[0]).toHaveLength(20);
    const toggle = header('Departamento 0').querySelector('.gd-select__group-toggle');
    if (!toggle) throw new Error('no arrow');
    await userEvent.click(toggle);
    await expect.poll(() => header('Departamento 0').textContent).toContain('contraído');
    expect(onChange).toHaveBeenCalledTimes(1);
    const [first, second] = ['Departamento 0', 'Departamento 1'].map((name) =>
      header(name).getBoundingClientRect(),
    );
    expect(second?.top).toBeCloseTo(first?.bottom ?? 0, 0);
    const option = screen.getByRole('option', { name: 'Municipio 1' }).getBoundingClientRect();
    expect(option.top).toBeCloseTo(second?.bottom ?? 0, 0);
  });
});

describe('a header and the keyboard (SEL-15, SEL-18)', () => {
  it('Enter chooses a group, and the side arrows collapse and open it', async () => {
    const onChange = renderGroups();
    trigger().focus();
    await userEvent.keyboard('{Enter}{ArrowUp}{Enter}');
    expect(onChange.mock.lastCall?.[0]).toHaveLength(20);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(() => header('Departamento 0').textContent).toContain('contraído');
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => header('Departamento 0').textContent).toContain('desplegado');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement?.className).toContain('token-remove');
  });
});
