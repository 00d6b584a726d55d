import { describeWidget, eachInTurn } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TimeInput } from './time-input';
import type { TimeInputProps } from './time-input.types';
import '@guadua/utils/styles.css';
import '../styles.css';

const widget = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Widget' });

describeWidget<string | null>(
  '<TimeInput> in a browser',
  {
    render: (props) => <TimeInput {...props} />,
    control: widget,
    value: '09:30',
    otherValue: '14:00',
    empty: null,
    keepsDraft: true,
    formValue: (value) => (value === null ? [] : [value]),
    change: async (person) => {
      await person.clear(widget());
      await person.keyboard('2 pm{Enter}');
    },
    open: async (person) => {
      await person.click(screen.getByRole('button', { name: /^Elegir hora/ }));
      await screen.findByRole('dialog');
    },
  },
  { share: 4, of: 4 },
);

describe('keys (TIM-4)', () => {
  const onChange = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const show = (props: TimeInputProps) => {
    onChange.mockClear();
    onSubmit.mockClear();
    render(
      <form onSubmit={onSubmit}>
        <TimeInput aria-label="Hora" openOnFocus={false} {...props} onChange={onChange} />
      </form>,
    );
    screen.getByRole('combobox').focus();
  };
  const focused = () => document.activeElement?.textContent;
  const openList = async () => {
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focused).toMatch(/\d/);
  };

  it('ArrowDown opens the list on the time that is nearest', async () => {
    show({ defaultValue: '09:40' });
    await openList();
    expect(focused()).toBe('09:30 AM');
    const list = screen.getByRole('listbox').getBoundingClientRect();
    const option = screen.getByRole('option', { name: '09:30 AM' }).getBoundingClientRect();
    expect(option.top).toBeGreaterThanOrEqual(list.top);
    expect(option.bottom).toBeLessThanOrEqual(list.bottom);
  });

  eachInTurn(['00:00', '09:30', '23:30'], 3)('opens at %s with whole times only', async (value) => {
    show({ defaultValue: value });
    await openList();
    const list = screen.getByRole('listbox').getBoundingClientRect();
    const seen = screen
      .getAllByRole('option')
      .map((option) => option.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > list.top + 4 && top < list.bottom - 4);
    expect(seen.length).toBe(7);
    for (const { top, bottom } of seen) {
      expect(top).toBeGreaterThanOrEqual(list.top);
      expect(bottom).toBeLessThanOrEqual(list.bottom);
    }
  });

  it('the arrows, Page and Home and End move through the list', async () => {
    show({ defaultValue: '09:30' });
    await openList();
    for (const [key, time] of [
      ['ArrowDown', '10:00 AM'],
      ['ArrowUp', '09:30 AM'],
      ['PageDown', '10:30 AM'],
      ['PageUp', '09:30 AM'],
      ['End', '11:30 PM'],
      ['Home', '12:00 AM'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(focused()).toBe(time);
    }
  });

  it.each(['{Enter}', ' '])('"%s" picks the time, closes and gives the focus back', async (key) => {
    show({ defaultValue: '09:30' });
    await openList();
    await userEvent.keyboard(`{ArrowDown}${key}`);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      '10:00',
      expect.objectContaining({ reason: 'select' }),
    );
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('Enter takes the typed time; the next one submits the form', async () => {
    show({});
    await userEvent.keyboard('1415{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      '14:15',
      expect.objectContaining({ reason: 'type' }),
    );
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  eachInTurn(
    [
      ['{Tab}', 'Elegir hora, 09:30 AM'],
      ['{Shift>}{Tab}{/Shift}', 'Antes'],
    ],
    3,
  )('%s leaves the list, closes it and moves on from the field', async (keys, next) => {
    render(<button type="button">Antes</button>);
    show({ defaultValue: '09:30', clearable: false });
    await openList();
    await userEvent.keyboard(keys);
    expect(screen.getByRole('button', { name: next })).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('Escape closes without a change', async () => {
    show({ defaultValue: '09:30' });
    await openList();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('in a sheet (DAT-15)', () => {
  beforeEach(() => page.viewport(390, 780));
  afterEach(() => page.viewport(1280, 800));

  it('the times are as high as the options of other lists there', async () => {
    render(<TimeInput aria-label="Hora" defaultValue="09:30" />);
    await userEvent.click(screen.getByRole('button', { name: /^Elegir hora/ }));
    const option = await screen.findByRole('option', { name: '09:30 AM' });
    expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(36);
  });
});
