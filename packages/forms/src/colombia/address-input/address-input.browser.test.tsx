// Long: what the four parts of an address promise in a browser, over one set-up.
import { eachInTurn } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AddressInput } from './address-input';
import type { AddressInputProps } from './address-input.types';

const via = () => screen.getByRole<HTMLInputElement>('combobox');
const part = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const one = () => part(/Número de vía/);
const two = () => part(/cruce/);
const three = () => part(/Placa/);
const list = () => screen.queryByRole('listbox');
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const focused = () => document.activeElement;

async function start(props: AddressInputProps = {}) {
  const onChange = vi.fn<NonNullable<AddressInputProps['onChange']>>();
  render(
    <>
      <button type="button">Antes</button>
      <AddressInput aria-label="Dirección" onChange={onChange} {...props} />
      <button type="button">Después</button>
      <input aria-label="origen" />
      <div style={{ blockSize: '200vh' }} />
    </>,
  );
  return onChange;
}
async function startOpen(props: AddressInputProps = {}) {
  const onChange = await start(props);
  await userEvent.click(via());
  await vi.waitFor(() => expect(list()).not.toBeNull());
  return onChange;
}

describe('the list of roads, with real keys (ADR-4)', () => {
  it('opens on focus', async () => {
    await start();
    act(() => screen.getByText('Antes').focus());
    await userEvent.tab();
    await vi.waitFor(() => expect(options()).toHaveLength(13));
    expect(via().getAttribute('aria-expanded')).toBe('true');
  });

  it('filters by the typed prefix and shows the first match as a ghost', async () => {
    await startOpen();
    await userEvent.keyboard('circ');
    expect(options()).toEqual(['Circunvalar', 'Circular']);
    expect(document.querySelector('.gd-address-input__ghost')?.textContent).toBe('circunvalar');
  });

  it.each([
    ['Enter', '{Enter}'],
    ['Escape', '{Escape}'],
    ['ArrowRight at the end of the text', '{ArrowRight}'],
    ['Tab', '{Tab}'],
  ])('%s takes the first option and goes on to address1', async (_, key) => {
    await startOpen();
    await userEvent.keyboard(`tr${key}`);
    await vi.waitFor(() => expect(focused()).toBe(one()));
    expect(via().value).toBe('Transversal');
    expect(list()).toBeNull();
  });

  it('Escape with nothing typed takes the first option too', async () => {
    await startOpen();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(focused()).toBe(one()));
    expect(via().value).toBe('Calle');
  });

  it('ArrowRight inside the text only moves the caret', async () => {
    await startOpen();
    await userEvent.keyboard('ca{Home}{ArrowRight}');
    expect(via().selectionStart).toBe(1);
    expect(list()).not.toBeNull();
  });

  it('an outside click takes the first option of what was typed', async () => {
    await startOpen({ defaultValue: 'Calle 100' });
    via().select();
    await userEvent.keyboard('diag');
    // Not the button below it, which the list covers.
    await userEvent.click(screen.getByText('Antes'));
    await vi.waitFor(() => expect(list()).toBeNull());
    expect(via().value).toBe('Diagonal');
  });

  it('scrolling out of view closes it and takes the first option', async () => {
    await startOpen();
    await userEvent.keyboard('man');
    // Firefox shows the caret of the last key a frame later, and scrolls back for it.
    await expect
      .poll(() => {
        window.scrollTo(0, 5000);
        return list();
      })
      .toBeNull();
    expect(via().value).toBe('Manzana');
    window.scrollTo(0, 0);
  });

  it('a click takes the clicked one', async () => {
    await startOpen();
    await userEvent.click(screen.getByRole('option', { name: 'Autopista' }));
    await vi.waitFor(() => expect(focused()).toBe(one()));
    expect(via().value).toBe('Autopista');
  });

  it('arrows move through the list, round its ends', async () => {
    await startOpen();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    const active = () => document.getElementById(via().getAttribute('aria-activedescendant') ?? '');
    expect(active()?.textContent).toBe('Carrera');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()?.textContent).toBe('Vía');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(via().value).toBe('Vía'));
  });

  it('Escape leaves a dialog round it open', async () => {
    render(
      <dialog ref={(dialog) => dialog?.showModal()}>
        <AddressInput aria-label="Dirección" />
      </dialog>,
    );
    await userEvent.click(via());
    await userEvent.keyboard('ca{Escape}');
    expect(screen.getByRole('dialog')).toHaveProperty('open', true);
    await vi.waitFor(() => expect(via().value).toBe('Calle'));
  });
});

describe('moving between the parts, with real keys (ADR-5)', () => {
  it('Backspace in an empty part goes to the one before, and deletes nothing there', async () => {
    await start({ defaultValue: 'Calle 100 # 19 - 5' });
    await userEvent.click(three());
    await userEvent.keyboard('{End}{Backspace}{Backspace}');
    await vi.waitFor(() => expect(focused()).toBe(two()));
    expect(two().value).toBe('19');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await vi.waitFor(() => expect(focused()).toBe(one()));
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await vi.waitFor(() => expect(focused()).toBe(via()));
    expect(via().value).toBe('Calle');
  });

  it('a part can’t be entered while the one before it is empty', async () => {
    await start();
    await userEvent.click(screen.getByText('Antes'));
    await userEvent.tab();
    await userEvent.tab();
    expect(focused()).toBe(screen.getByText('Después'));
    await userEvent.click(via());
    await userEvent.click(two());
    await vi.waitFor(() => expect(focused()).toBe(via()));
  });

  it('leaving with address1 empty clears the via', async () => {
    await startOpen();
    await userEvent.keyboard('ca{Enter}');
    await vi.waitFor(() => expect(focused()).toBe(one()));
    await userEvent.tab();
    await vi.waitFor(() => expect(via().value).toBe(''));
  });

  it('# and - at a part’s end move on to the next part', async () => {
    const onChange = await startOpen();
    await userEvent.keyboard('ca{Enter}');
    await vi.waitFor(() => expect(focused()).toBe(one()));
    await userEvent.keyboard('100#');
    await vi.waitFor(() => expect(focused()).toBe(two()));
    await userEvent.keyboard('19-');
    await vi.waitFor(() => expect(focused()).toBe(three()));
    await userEvent.keyboard('54');
    expect(onChange.mock.lastCall?.[0]).toBe('Calle 100 # 19 - 54');
    expect(one().value).toBe('100');
    expect(two().value).toBe('19');
  });
});

describe('undoing across the parts (TXC-4)', () => {
  const undo = '{ControlOrMeta>}z{/ControlOrMeta}';
  const all = () => [via(), one(), two(), three()].map(({ value }) => value);

  it('goes back through every part, and forth again, with the focus where something changed', async () => {
    const onChange = await startOpen();
    await userEvent.keyboard('ca{Enter}');
    await vi.waitFor(() => expect(focused()).toBe(one()));
    await userEvent.keyboard('7#');
    await vi.waitFor(() => expect(focused()).toBe(two()));
    await userEvent.keyboard('8');
    expect(all()).toEqual(['Calle', '7', '8', '']);
    await userEvent.keyboard(undo);
    expect(all()).toEqual(['Calle', '7', '', '']);
    await userEvent.keyboard(undo);
    expect(all()).toEqual(['Calle', '', '', '']);
    await vi.waitFor(() => expect(focused()).toBe(one()));
    expect(onChange).toHaveBeenLastCalledWith(null, expect.objectContaining({ reason: 'undo' }));
    await userEvent.keyboard(undo + undo + undo);
    expect(all()).toEqual(['', '', '', '']);
    await vi.waitFor(() => expect(focused()).toBe(via()));
    for (let step = 0; step < 5; step++) {
      await userEvent.keyboard('{ControlOrMeta>}y{/ControlOrMeta}');
    }
    expect(all()).toEqual(['Calle', '7', '8', '']);
    expect(onChange).toHaveBeenLastCalledWith(
      'Calle 7 # 8',
      expect.objectContaining({ reason: 'redo' }),
    );
  });

  it('still knows what was erased once the field was left', async () => {
    await start({ defaultValue: 'Calle 7 # 8 - 9' });
    await userEvent.click(three());
    await userEvent.keyboard('{Backspace}');
    await userEvent.tab();
    await userEvent.click(two());
    await userEvent.keyboard(undo);
    expect(all()).toEqual(['Calle', '7', '8', '9']);
  });

  it('leaves the focus alone when it is filled in from elsewhere', async () => {
    const onChange = await start();
    act(() => screen.getByText('Antes').focus());
    act(() => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(via(), 'Carrera 7 # 8 - 9');
      via().dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(all()).toEqual(['Carrera', '7', '8', '9']);
    expect(onChange).toHaveBeenLastCalledWith(
      'Carrera 7 # 8 - 9',
      expect.objectContaining({ reason: 'autofill' }),
    );
    expect(focused()).toBe(screen.getByText('Antes'));
  });
});

describe('pasting into a part (ADR-6)', () => {
  eachInTurn(
    [
      ['the via', via],
      ['address1', one],
      ['address3', three],
    ],
    3,
  )('takes a whole address apart, pasted into %s', async (_, target) => {
    const onChange = await start({ defaultValue: 'Calle 1 # 2 - 3' });
    const source = screen.getByRole<HTMLInputElement>('textbox', { name: 'origen' });
    await userEvent.fill(source, 'KR 7A BIS 12 34 SUR AP 501');
    source.select();
    await userEvent.copy();
    await userEvent.click(target());
    await userEvent.paste();
    await vi.waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith(
        'Carrera 7A Bis # 12 - 34 Sur Apto 501',
        expect.objectContaining({ reason: 'paste' }),
      ),
    );
    expect([via(), one(), two(), three()].map(({ value }) => value)).toEqual([
      'Carrera',
      '7A Bis',
      '12',
      '34 Sur Apto 501',
    ]);
    expect(list()).toBeNull();
  });
});

describe('AddressInput on the screen (ADR-7)', () => {
  it('puts its list under the control, whatever clips it', async () => {
    render(
      <div style={{ overflow: 'hidden', blockSize: '4rem' }}>
        <AddressInput aria-label="Dirección" />
      </div>,
    );
    await userEvent.click(via());
    await vi.waitFor(() => expect(options()).toHaveLength(13));
    const control = via().closest('.gd-address-input');
    const box = list()?.getBoundingClientRect();
    expect(box?.top).toBeGreaterThanOrEqual(control?.getBoundingClientRect().bottom ?? 0);
  });
});

describe('AddressInput and where it stands', () => {
  it('takes a press anywhere in its frame, once empty too', async () => {
    await start();
    const frame = via().closest('.gd-address-input');
    if (!frame) throw new Error('no frame');
    const { width, height } = frame.getBoundingClientRect();
    await userEvent.click(frame, { position: { x: width - 12, y: height / 2 } });
    expect(focused()).toBe(via());
  });
});
