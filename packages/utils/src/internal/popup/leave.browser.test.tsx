import { act, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Popup } from './popup';
import { Sheet } from './sheet';

type Kind = 'popup' | 'sheet';

interface SampleProps {
  kind: Kind;
  unique?: boolean;
}

function Sample({ kind, unique = false }: SampleProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const Frame = kind === 'sheet' ? Sheet : Popup;
  const close = () => setAnchor(null);
  return (
    <form aria-label="Formulario" ref={setContainer}>
      <button type="button" onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}>
        Abrir
      </button>
      <label>
        <input type="radio" name="plan" value="propio" defaultChecked /> Propio
      </label>
      {anchor && (
        <Frame
          id="lista"
          role="dialog"
          aria-label="Lista"
          className="gd-popup gd-sheet"
          anchor={anchor}
          container={container}
          onEscape={close}
          onOutside={close}
          style={{ inlineSize: 300, blockSize: 200 }}
        >
          <div data-testid="box" style={{ blockSize: 100, overflow: 'auto' }}>
            <p style={{ blockSize: 1000 }}>Larga</p>
          </div>
          <input aria-label="Nota" name="nota" />
          <select aria-label="Mes" name="mes" value="2" onChange={() => {}}>
            <option value="1">enero</option>
            <option value="2">febrero</option>
          </select>
          <input type="radio" aria-label="Otro" name="plan" value="otro" />
          {unique && <iframe title="Otra" srcDoc="Otra" />}
        </Frame>
      )}
    </form>
  );
}

const trigger = () => screen.getByRole('button', { name: 'Abrir', hidden: true });
const open = () => act(() => trigger().click());
const popup = () => screen.queryByRole('dialog', { name: 'Lista' });
const copies = () => document.querySelectorAll<HTMLElement>('[data-leaving]');
const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Formulario' });
const finish = () => {
  for (const animation of document.getAnimations()) animation.finish();
};

beforeEach(() => {
  // It ends when the test says so.
  document.documentElement.style.setProperty('--gd-duration-hover', '1000s');
});

afterEach(() => {
  document.documentElement.removeAttribute('style');
});

describe.each<Kind>(['popup', 'sheet'])('a %s that closes (CMP-11)', (kind) => {
  it('is closed at once, and only looks open while it fades out', async () => {
    render(<Sample kind={kind} />, { wrapper: StrictMode });
    open();
    await userEvent.fill(screen.getByLabelText('Nota'), 'algo');
    screen.getByTestId('box').scrollTop = 300;
    const { width, height, left, top } = (popup() as Element).getBoundingClientRect();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => copies().length).toBe(1);

    expect(popup()).toBeNull();
    const [copy] = copies();
    const seen = copy?.querySelector('[aria-label="Lista"]') ?? copy;
    expect(seen?.getBoundingClientRect()).toMatchObject({ width, height, left, top });
    expect(copy?.querySelector('[data-testid=box]')?.scrollTop).toBe(300);
    expect(copy?.querySelector<HTMLInputElement>('[aria-label=Nota]')?.value).toBe('algo');
    expect(copy?.querySelector('select')?.value).toBe('2');

    const inside = copy?.querySelector<HTMLElement>('[aria-label=Nota]');
    inside?.focus();
    expect(document.activeElement).not.toBe(inside);
    expect(copy?.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(
      false,
    );
    expect([...new FormData(form())]).toEqual([['plan', 'propio']]);
    expect(document.getElementById('lista')).toBeNull();

    finish();
    await expect.poll(() => copies().length).toBe(0);
  });

  it('is itself again when it opens before it is gone', async () => {
    render(<Sample kind={kind} />);
    open();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => copies().length).toBe(1);
    open();
    expect(copies()).toHaveLength(0);
    expect(popup()).not.toBeNull();
    await userEvent.fill(screen.getByLabelText('Nota'), 'otra');
    expect(new FormData(form()).get('nota')).toBe('otra');
    await userEvent.keyboard('{Escape}');
    await expect.poll(popup).toBeNull();
    expect(copies()).toHaveLength(1);
  });

  it('leaves nothing when its widget goes, before it closes and while it does', async () => {
    const before = document.body.childElementCount;
    const first = render(<Sample kind={kind} />);
    open();
    first.unmount();
    await Promise.resolve();
    expect(copies()).toHaveLength(0);
    const second = render(<Sample kind={kind} />);
    open();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => copies().length).toBe(1);
    second.unmount();
    await expect.poll(() => copies().length).toBe(0);
    expect(document.body.childElementCount).toBeLessThanOrEqual(before + 2);
  });

  it('goes at once where less motion is asked for', async () => {
    document.documentElement.style.setProperty('--gd-duration-hover', '0s');
    render(<Sample kind={kind} />);
    open();
    await userEvent.keyboard('{Escape}');
    await expect.poll(popup).toBeNull();
    expect(copies()).toHaveLength(0);
  });

  it('goes at once when something in it would load anew', async () => {
    render(<Sample kind={kind} unique />);
    open();
    await userEvent.keyboard('{Escape}');
    await expect.poll(popup).toBeNull();
    expect(copies()).toHaveLength(0);
  });
});

it('lets the next Escape close the dialog round a sheet that still fades out (CMP-11)', async () => {
  render(
    <dialog aria-label="Alrededor" ref={(element) => void (element?.open || element?.showModal())}>
      <Sample kind="sheet" />
    </dialog>,
  );
  await userEvent.click(trigger());
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => copies().length).toBe(1);
  expect(screen.queryByRole('dialog', { name: 'Alrededor' })).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Alrededor' })).toBeNull();
});

it('is not left behind by a popup that a sheet takes the place of (SEL-16, DAT-15)', async () => {
  const { rerender } = render(<Sample kind="popup" />);
  open();
  rerender(<Sample kind="sheet" />);
  await expect.poll(() => popup()?.matches(':modal')).toBe(true);
  expect(copies()).toHaveLength(0);
});
