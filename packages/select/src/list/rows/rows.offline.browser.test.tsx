import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { Select } from '../../select/select';

/* The file that measures rows is blocked before it came once. */
const block = (urls: string[]) => cdp().send('Network.setBlockedURLs', { urls });
beforeEach(async () => {
  await cdp().send('Network.enable');
  await block(['*measured-rows*']);
});
afterEach(() => block([]));

const options = Array.from({ length: 90 }, (_, index) => ({ id: index, name: `Opción ${index}` }));

it('rows that differ stand at an estimate while what measures them is not there (SEL-9)', async () => {
  render(
    <Select
      aria-label="Lista"
      options={options}
      renderOption={({ option }) => (
        <div style={{ blockSize: 30 + (option.id % 3) * 16 }}>{option.name}</div>
      )}
    />,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Lista' }));
  const list = screen.getByRole('listbox');
  const shown = () => {
    const box = list.getBoundingClientRect();
    return screen.getAllByRole('option').filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > box.top + 1 && top < box.bottom - 1;
    });
  };
  const found = new Set<string | null>();
  const look = () => {
    const rows = shown();
    for (const row of rows) found.add(row.textContent);
    const boxes = rows.map((row) => row.getBoundingClientRect());
    for (const [at, box] of boxes.slice(1).entries()) {
      expect(Math.abs(box.top - (boxes[at]?.bottom ?? 0))).toBeLessThan(1);
    }
  };
  look();
  while (list.scrollTop + list.clientHeight < list.scrollHeight - 1) {
    const before = list.scrollTop;
    list.scrollTop += list.clientHeight / 2;
    await expect.poll(() => list.scrollTop).toBeGreaterThan(before);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    look();
  }
  // No row is out of reach of the scroll bar.
  expect(found.size).toBe(options.length);
});
