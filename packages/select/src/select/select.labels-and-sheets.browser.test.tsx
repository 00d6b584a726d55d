import { eachInTurn } from '@guadua/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Select } from './select';

const options = ['Bogotá', 'Cali', 'Pasto', 'Neiva'].map((name, index) => ({
  id: index + 1,
  name,
}));
const trigger = () => screen.getAllByRole<HTMLButtonElement>('combobox')[0] as HTMLButtonElement;
const search = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar' });
const isOpen = () => screen.queryByRole('listbox') !== null;

afterEach(async () => {
  await page.viewport(1280, 800);
});

describe('a label round it (CMP-2)', () => {
  eachInTurn(
    [
      [1280, 'several', true],
      [1280, 'one', false],
      [390, 'several', true],
      [390, 'one', false],
    ] as const,
    3,
  )(
    'at %i px opens the list of %s, and leaves what is chosen alone',
    async (width, _, multiple) => {
      await page.viewport(width, 800);
      const onChange = vi.fn();
      const props = multiple
        ? { multiple: true as const, defaultValue: [1, 2] }
        : { defaultValue: 1 };
      render(
        // biome-ignore lint/a11y/noLabelWithoutControl: the select is the control
        <label>
          <span>Ciudad</span>
          <Select {...props} options={options} onChange={onChange} />
        </label>,
      );
      expect(trigger().labels).toHaveLength(1);
      expect(screen.getByRole('combobox', { name: 'Ciudad' })).toBe(trigger());
      await userEvent.click(screen.getByText('Ciudad'));
      await expect.poll(isOpen).toBe(true);
      expect(onChange).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('option', { name: 'Pasto' }));
      expect(onChange).toHaveBeenCalledTimes(1);
      expect(onChange.mock.calls[0]?.[0]).toEqual(multiple ? [1, 2, 3] : 3);
      await expect.poll(isOpen).toBe(multiple);
    },
  );

  it('closes the list too, when it is pressed again', async () => {
    render(
      // biome-ignore lint/a11y/noLabelWithoutControl: the select is the control
      <label>
        <span>Ciudad</span>
        <Select multiple defaultValue={[1]} options={options} />
      </label>,
    );
    await userEvent.click(screen.getByText('Ciudad'));
    await userEvent.click(screen.getByText('Ciudad'));
    await expect.poll(isOpen).toBe(false);
  });

  it('lies above the tokens in the document and before nothing but them in the frame', async () => {
    render(<Select aria-label="Ciudad" multiple defaultValue={[1]} options={options} />);
    const token = screen.getByRole('listitem').getBoundingClientRect();
    const list = screen.getByRole('list');
    expect(trigger().compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(token.left).toBeLessThan(trigger().getBoundingClientRect().left);
  });
});

describe('a phone that is turned (SEL-16)', () => {
  it('keeps what is searched and the focus, from the popup to the sheet and back', async () => {
    const onBlur = vi.fn();
    render(
      <StrictMode>
        <Select aria-label="Ciudad" options={options} onBlur={onBlur} />
      </StrictMode>,
    );
    await userEvent.click(trigger());
    await userEvent.keyboard('cal');
    for (const [width, sheet] of [
      [390, true],
      [800, false],
      [390, true],
    ] as const) {
      await page.viewport(width, 800);
      await expect
        .poll(() => screen.getByRole('listbox').closest('[aria-modal]') !== null)
        .toBe(sheet);
      expect(search().value).toBe('cal');
      await expect.poll(() => document.activeElement === search()).toBe(true);
    }
    await userEvent.keyboard('{Enter}');
    expect(trigger().textContent).toBe('Cali');
    expect(document.activeElement).toBe(trigger());
  });
});

describe('the end of a choice on a phone (SEL-16)', () => {
  it('is a button that closes the sheet, where several may be chosen', async () => {
    await page.viewport(390, 800);
    render(<Select aria-label="Ciudad" multiple options={options} />);
    await userEvent.click(trigger());
    await expect.poll(isOpen).toBe(true);
    await userEvent.click(screen.getByRole('option', { name: 'Pasto' }));
    await userEvent.click(screen.getByRole('button', { name: 'Listo' }));
    await expect.poll(isOpen).toBe(false);
    expect(screen.getByRole('listitem').textContent).toContain('Pasto');
    expect(document.activeElement).toBe(trigger());
  });

  it('needs no button where a choice closes the list, nor in a popup', async () => {
    render(<Select aria-label="Ciudad" multiple options={options} />);
    await userEvent.click(trigger());
    await expect.poll(isOpen).toBe(true);
    expect(screen.queryByRole('button', { name: 'Listo' })).toBeNull();
    cleanup();
    await page.viewport(390, 800);
    render(<Select aria-label="Ciudad" options={options} />);
    await userEvent.click(trigger());
    await expect.poll(isOpen).toBe(true);
    expect(screen.queryByRole('button', { name: 'Listo' })).toBeNull();
  });
});

describe('options without end (SEL-14)', () => {
  it('has Enter take what a search finds first', async () => {
    const many = Array.from({ length: 400_000 }, (_, id) => ({ id, name: `Número ${id}` }));
    const onChange = vi.fn();
    render(<Select aria-label="Ciudad" options={many} onChange={onChange} />);
    await userEvent.click(trigger());
    await userEvent.keyboard('399999{Enter}');
    expect(onChange).toHaveBeenCalledWith(399_999, expect.anything());
  });
});

describe('openOnFocus and autoFocus (SEL-17)', () => {
  it('stays closed when the window gets the focus back, and opens when the field does', async () => {
    render(
      <>
        <Select aria-label="Ciudad" openOnFocus options={options} />
        <button type="button">Otro</button>
      </>,
    );
    await userEvent.tab();
    expect(isOpen()).toBe(true);
    await userEvent.keyboard('{Escape}');
    // As the window goes and comes: the same element is the active one all the time.
    for (const type of ['blur', 'focusout', 'focus', 'focusin']) {
      act(() => {
        trigger().dispatchEvent(new FocusEvent(type, { bubbles: type.startsWith('focus') }));
      });
    }
    expect(isOpen()).toBe(false);
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(isOpen()).toBe(true);
  });

  it('opens when the keyboard brings the focus, and not when the list gives it back', async () => {
    render(
      <>
        <button type="button">Antes</button>
        <Select aria-label="Ciudad" openOnFocus options={options} />
      </>,
    );
    screen.getByText('Antes').focus();
    await userEvent.keyboard('{Tab}');
    await expect.poll(isOpen).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(trigger());
  });

  it('has the focus from the start', () => {
    render(<Select aria-label="Ciudad" autoFocus options={options} />);
    expect(document.activeElement).toBe(trigger());
    expect(isOpen()).toBe(false);
  });
});

const names = ['Cali', 'Pasto', 'San José del Guaviare', 'Tunja', 'Ibagué', 'Leticia'];

function Fitting({ width, value }: { width: number; value: string[] }) {
  return (
    <div style={{ inlineSize: width }}>
      <Select aria-label="Ciudades" multiple options={names} value={value} badgeLimit="fit" />
    </div>
  );
}

describe('tokens on one line (SEL-8)', () => {
  const tokens = () => [...document.querySelectorAll<HTMLElement>('.gd-select__token')];
  const line = () => document.querySelector<HTMLElement>('.gd-select__tokens') as HTMLElement;

  it('shows as many as fit, says how many more there are, and follows the width', async () => {
    const { rerender } = render(<Fitting width={320} value={names} />);
    const few = tokens().length;
    expect(few).toBeGreaterThan(1);
    expect(few).toBeLessThan(names.length);
    expect(line().textContent).toContain(`+${names.length - few}`);
    const oneLine = line().clientHeight;
    for (const width of [700, 240, 160, 320]) {
      rerender(<Fitting width={width} value={names} />);
      const wanted = { 700: names.length, 320: few }[width];
      await expect
        .poll(() => ({
          inside: line().scrollWidth <= line().clientWidth,
          height: line().clientHeight,
          some: tokens().length >= 1,
          wanted: wanted === undefined || tokens().length === wanted,
        }))
        .toEqual({ inside: true, height: oneLine, some: true, wanted: true });
    }
  });

  it('measures again when the value changes', async () => {
    const { rerender } = render(<Fitting width={320} value={['San José del Guaviare']} />);
    expect(tokens()).toHaveLength(1);
    rerender(<Fitting width={320} value={['Cali', 'Pasto', 'Tunja']} />);
    expect(tokens()).toHaveLength(3);
  });
});
