import { loadScript } from '../browser/load-script';
import { SignInError } from './sign-in-error';
import type { SignInScript } from './social.types';

export async function loadProvider<Api>(
  id: string | undefined,
  src: string,
  { scriptNonce, timeout }: SignInScript,
  find: (scope: Window) => Api | undefined,
): Promise<Api> {
  if (!id) throw new SignInError('not-configured');
  try {
    await loadScript(src, { nonce: scriptNonce, timeout });
  } catch (cause) {
    throw new SignInError('script-blocked', cause);
  }
  const api = find(window);
  if (!api) throw new SignInError('script-invalid');
  return api;
}
