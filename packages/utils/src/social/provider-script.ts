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

/** Starts something once, and again only after it failed. `started` gives what there is, and starts nothing. */
export function once<Value>(start: () => Promise<Value>) {
  let running: Promise<Value> | undefined;
  const run = () => {
    running ??= start();
    running.catch(() => {
      running = undefined;
    });
    return running;
  };
  return Object.assign(run, { started: () => running?.catch(() => undefined) });
}
