import { eachInTurn } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/button';
import { Tooltip } from './tooltip';

const bubble = () => document.querySelector('.gd-tooltip');
const theme = (
  <Tooltip content="Activar tema oscuro" delay={0}>
    <Button aria-label="Tema" icon={<svg className="gd-icon" aria-hidden="true" />} />
  </Tooltip>
);

afterEach(() => {
  vi.useRealTimers();
});

eachInTurn(['open', 'closed', undefined] as const, 3)(
  'goes when the pointer goes into a frame, in a shadow root (%s) too (TIP-1)',
  async (mode) => {
    const place = document.createElement(mode ? 'div' : 'iframe');
    place.style.cssText = 'inline-size: 300px; block-size: 150px';
    if (mode) place.attachShadow({ mode }).append(document.createElement('iframe'));
    render(<div ref={(element) => element?.append(place)}>{theme}</div>);
    await userEvent.hover(screen.getByRole('button', { name: 'Tema' }));
    await expect.poll(bubble).not.toBeNull();
    await userEvent.hover(place);
    await expect.poll(bubble).toBeNull();
  },
);

it('goes from an element in a shadow root when the pointer goes into a frame beside it (TIP-1)', async () => {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const frame = document.createElement('iframe');
  root.append(document.createElement('div'), frame);
  document.body.append(host);
  onTestFinished(() => host.remove());
  render(createPortal(theme, root.firstElementChild as Element));
  const shown = () => root.querySelector('.gd-tooltip');
  await userEvent.hover(root.querySelector('button') as Element);
  await expect.poll(shown).not.toBeNull();
  await userEvent.hover(frame);
  await expect.poll(shown).toBeNull();
});

it('stays while its element has the focus, and where the pointer never was (TIP-1)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  render(
    <div style={{ display: 'flex', alignItems: 'start', padding: 120 }}>
      {theme}
      <iframe title="Mapa" srcDoc="<p>Mapa</p>" />
      <Tooltip content="Abierto" defaultOpen>
        <Button>Ayuda</Button>
      </Tooltip>
    </div>,
  );
  const texts = () => [...document.querySelectorAll('.gd-tooltip')].map((one) => one.textContent);
  act(() => void vi.advanceTimersByTime(1000));
  expect(texts()).toEqual(['Abierto']);
  await userEvent.tab();
  await expect.poll(texts).toEqual(['Activar tema oscuro']);
  await userEvent.hover(screen.getByRole('button', { name: 'Tema' }));
  await userEvent.hover(screen.getByTitle('Mapa'));
  act(() => void vi.advanceTimersByTime(1000));
  expect(texts()).toEqual(['Activar tema oscuro']);
});
