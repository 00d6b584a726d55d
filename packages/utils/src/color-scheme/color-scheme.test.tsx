import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { colorScheme } from './color-scheme';
import { COLOR_SCHEME_KEY, colorSchemeScript } from './color-scheme-script';
import { useColorScheme } from './use-color-scheme';

function Toggle() {
  const { scheme, preference, set, toggle } = useColorScheme();
  return (
    <>
      <output>{`${scheme} ${preference}`}</output>
      <button type="button" onClick={toggle}>
        Cambiar
      </button>
      <button type="button" onClick={() => set('system')}>
        Sistema
      </button>
    </>
  );
}

const root = document.documentElement;

/** A system whose preference the test decides. */
function stubSystem(dark: boolean) {
  const listeners = new Set<() => void>();
  const query = {
    matches: dark,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => query);
  return {
    listeners,
    turn(next: boolean) {
      query.matches = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

const otherTab = (value: string | null) => {
  if (value === null) localStorage.clear();
  else localStorage.setItem(COLOR_SCHEME_KEY, value);
  const key = value === null ? null : COLOR_SCHEME_KEY;
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
};

const painted = () => ({
  attribute: root.dataset.colorScheme,
  style: root.style.colorScheme,
  body: document.body.className,
});

beforeEach(() => {
  localStorage.clear();
  // Forgets what an earlier test chose, as a reload would.
  const stop = colorScheme.subscribe(() => {});
  otherTab(null);
  stop();
  delete root.dataset.colorScheme;
  root.removeAttribute('style');
  document.body.className = '';
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('colorScheme (THM-1 to THM-4)', () => {
  it('follows the system until a choice is made', () => {
    stubSystem(true);
    expect([colorScheme.get(), colorScheme.preference()]).toEqual(['dark', 'system']);
    colorScheme.set('light');
    expect([colorScheme.get(), colorScheme.preference()]).toEqual(['light', 'light']);
    colorScheme.set('system');
    expect([colorScheme.get(), colorScheme.preference()]).toEqual(['dark', 'system']);
  });

  it('toggles what is shown, whatever it came from', () => {
    stubSystem(true);
    colorScheme.toggle();
    expect(colorScheme.preference()).toBe('light');
    colorScheme.toggle();
    expect(colorScheme.preference()).toBe('dark');
  });

  it('writes the scheme on the root and on the body', () => {
    document.body.className = 'mia scheme-light';
    colorScheme.set('dark');
    expect(painted()).toEqual({ attribute: 'dark', style: 'dark', body: 'mia scheme-dark' });
    colorScheme.set('light');
    expect(painted()).toEqual({ attribute: 'light', style: 'light', body: 'mia scheme-light' });
  });

  it('keeps the choice', () => {
    colorScheme.set('dark');
    expect(localStorage.getItem(COLOR_SCHEME_KEY)).toBe('dark');
  });

  it('reads what another tab chose, also without a subscriber', () => {
    colorScheme.set('dark');
    localStorage.setItem(COLOR_SCHEME_KEY, 'light');
    expect([colorScheme.get(), colorScheme.preference()]).toEqual(['light', 'light']);
  });

  it('ignores what it has not written itself', () => {
    localStorage.setItem(COLOR_SCHEME_KEY, 'purple');
    expect(colorScheme.preference()).toBe('system');
  });

  it('calls its listeners when a person, the system or another tab chooses', () => {
    const system = stubSystem(false);
    const listener = vi.fn();
    const stop = colorScheme.subscribe(listener);
    colorScheme.set('dark');
    expect(listener).toHaveBeenCalledTimes(1);
    colorScheme.set('system');
    system.turn(true);
    expect(listener).toHaveBeenCalledTimes(3);
    expect(painted().attribute).toBe('dark');
    otherTab('light');
    expect(listener).toHaveBeenCalledTimes(4);
    expect([colorScheme.preference(), painted().attribute]).toEqual(['light', 'light']);
    otherTab(null);
    expect([colorScheme.preference(), painted().attribute]).toEqual(['system', 'dark']);
    window.dispatchEvent(new StorageEvent('storage', { key: 'ajena' }));
    expect(listener).toHaveBeenCalledTimes(5);
    stop();
    colorScheme.set('light');
    expect(listener).toHaveBeenCalledTimes(5);
    expect(system.listeners.size).toBe(0);
  });
});

describe('bad places (THM-3)', () => {
  it('holds the choice where the storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(colorScheme.preference()).toBe('system');
    colorScheme.set('dark');
    expect([colorScheme.get(), painted().attribute]).toEqual(['dark', 'dark']);
  });

  it('is light where there is no matchMedia', () => {
    vi.stubGlobal('matchMedia', undefined);
    expect(colorScheme.get()).toBe('light');
    const stop = colorScheme.subscribe(() => {});
    expect(painted().attribute).toBe('light');
    stop();
  });
});

describe('useColorScheme (THM-1)', () => {
  const text = () => screen.getByRole('status').textContent;

  it('is live, also from outside of React, and stops listening', () => {
    const system = stubSystem(false);
    const { unmount } = render(
      <StrictMode>
        <Toggle />
      </StrictMode>,
    );
    expect(text()).toBe('light system');
    act(() => screen.getByText('Cambiar').click());
    expect(text()).toBe('dark dark');
    act(() => screen.getByText('Sistema').click());
    act(() => system.turn(true));
    expect(text()).toBe('dark system');
    act(() => colorScheme.set('light'));
    expect(text()).toBe('light light');
    unmount();
    expect(system.listeners.size).toBe(0);
  });

  it('applies the scheme where there was no script in the head', () => {
    stubSystem(true);
    render(<Toggle />);
    expect(painted()).toEqual({ attribute: 'dark', style: 'dark', body: 'scheme-dark' });
  });

  it('hydrates without a warning, then returns the true scheme', async () => {
    stubSystem(true);
    const place = document.createElement('div');
    place.innerHTML = renderToString(<Toggle />);
    expect(place.textContent).toContain('light system');
    document.body.append(place);
    const errors: unknown[] = [];
    const reactRoot = await act(async () =>
      hydrateRoot(place, <Toggle />, { onRecoverableError: (error) => errors.push(error) }),
    );
    expect(errors).toEqual([]);
    expect(text()).toBe('dark system');
    act(() => reactRoot.unmount());
    place.remove();
  });
});

describe('colorSchemeScript (THM-3)', () => {
  it('reads the key that the store writes, and stays tiny', () => {
    expect(colorSchemeScript).toContain(`'${COLOR_SCHEME_KEY}'`);
    expect(colorSchemeScript.length).toBeLessThan(800);
    expect(colorSchemeScript).not.toContain('</');
  });
});
