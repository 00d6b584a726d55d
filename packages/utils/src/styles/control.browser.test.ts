import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp, server, userEvent } from 'vitest/browser';
import '../styles.css';

let control: HTMLElement;

beforeEach(() => {
  control = document.createElement('div');
  control.className = 'gd-control';
  control.innerHTML = '<input class="gd-control__input" aria-label="Nombre">';
  document.body.append(control);
});
afterEach(async () => {
  control.remove();
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});

function moves(change: () => void): boolean {
  expect(getComputedStyle(control).borderColor).not.toBe('');
  change();
  return control.getAnimations().length > 0;
}

const spoil = () => control.setAttribute('data-invalid', '');

it('a change of colour takes its time (CMP-10.1)', () => {
  expect(moves(spoil)).toBe(true);
});

it('a change of colour takes no time with reduced motion (CMP-10.1)', async ({ skip }) => {
  skip(server.browser === 'webkit', 'an open page keeps the styles of the old setting');
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
  expect(moves(spoil)).toBe(false);
});

it('a field that takes the focus shows its ring at once', async () => {
  await userEvent.tab();
  expect(document.activeElement).toBe(control.firstElementChild);
  expect(control.getAnimations()).toEqual([]);
  expect(getComputedStyle(control).outlineStyle).toBe('solid');
});
