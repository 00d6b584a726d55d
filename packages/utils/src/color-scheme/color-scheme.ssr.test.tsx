import { describe, expect, it, vi } from 'vitest';
import { colorScheme } from './color-scheme';

describe('colorScheme on a server (CMP-7)', () => {
  it('is light and follows the system, whatever is asked of it', () => {
    expect([colorScheme.get(), colorScheme.preference()]).toEqual(['light', 'system']);
    const listener = vi.fn();
    const stop = colorScheme.subscribe(listener);
    colorScheme.set('dark');
    colorScheme.toggle();
    stop();
    expect([colorScheme.get(), colorScheme.preference()]).toEqual(['light', 'system']);
    expect(listener).not.toHaveBeenCalled();
  });
});
