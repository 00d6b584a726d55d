import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useLongPress } from '../long-press/use-long-press';
import { generatePassword } from '../password/generate-password';
import { uniqueId } from '../text/unique-id';
import { cookies } from './cookies';
import { fullscreen } from './fullscreen';
import { useCookies } from './use-cookies';
import { useFullscreen } from './use-fullscreen';

function Page() {
  const all = useCookies();
  const { supported, isEnabled } = useFullscreen();
  const { pressProps } = useLongPress({});
  return (
    <button type="button" {...pressProps}>
      {JSON.stringify([all, supported, isEnabled])}
    </button>
  );
}

describe('on a server (CMP-7)', () => {
  it('renders every hook', () => {
    expect(renderToString(<Page />)).toContain('[{},false,false]');
  });

  it('reads no cookies, has no fullscreen, and makes passwords and ids', async () => {
    expect(cookies.get('a')).toBeUndefined();
    expect(() => cookies.set('a', 1)).toThrow('may not write cookies');
    expect(fullscreen.supported).toBe(false);
    expect(await fullscreen.enable()).toBe(false);
    expect(generatePassword()).toHaveLength(8);
    expect(uniqueId()).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });
});
