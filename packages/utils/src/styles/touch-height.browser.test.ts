import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import '../styles.css';

const touch = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled });

afterEach(async () => {
  document.body.replaceChildren();
  await touch(false);
});

it('a field under a finger is as high with the button that clears it as without it', async () => {
  await touch(true);
  expect(matchMedia('(pointer: coarse)').matches).toBe(true);
  const control = document.createElement('div');
  control.className = 'gd-control';
  control.innerHTML = '<input class="gd-control__input" aria-label="Nombre">';
  document.body.append(control);
  const { height } = control.getBoundingClientRect();
  const button = document.createElement('button');
  button.className = 'gd-icon-button';
  control.append(button);
  expect(control.getBoundingClientRect().height).toBe(height);
  expect(button.getBoundingClientRect().height).toBe(height);
});
