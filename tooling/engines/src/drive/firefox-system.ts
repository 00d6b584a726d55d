import type { SystemInput } from './driver.types.ts';
import { dragInPage, installSystem, type WindowSystem } from './firefox-window.ts';

/** Sends a command of WebDriver BiDi. */
export type Send = (method: string, params: object) => Promise<unknown>;

/**
 * Firefox lets its own window do what a person does by means of the system; for that it is started with
 * `--remote-allow-system-access`.
 */
export async function firefoxSystem(
  send: Send,
): Promise<Omit<SystemInput, 'mouse' | 'takeBack'> & { focusPage(): Promise<void> }> {
  const { contexts } = (await send('browsingContext.getTree', { 'moz:scope': 'chrome' })) as {
    contexts: { context: string; url: string }[];
  };
  const window = contexts.find(({ url }) => url.endsWith('/browser.xhtml'));
  if (!window) throw new Error('Firefox shows no window.');
  const inWindow = async (source: string, args: readonly unknown[]) => {
    const { result, exceptionDetails } = (await send('script.callFunction', {
      functionDeclaration: `async (text) => void (await (${source})(...JSON.parse(text)))`,
      awaitPromise: true,
      target: { context: window.context },
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
    })) as { result?: object; exceptionDetails?: { text: string } };
    if (!result) throw new Error(exceptionDetails?.text);
  };
  await inWindow(String(installSystem), [String(dragInPage)]);
  const call = (name: keyof WindowSystem, argument?: unknown) =>
    inWindow('(name, argument) => window.guaduaSystem[name](argument)', [name, argument]);
  return {
    compose: (text) => call('compose', text),
    commit: (text) => call('commit', text),
    prefer: (features) => call('prefer', features),
    block: (parts) => call('block', parts),
    drag: (step) => call('drag', step),
    focusPage: () => call('focusPage'),
  };
}
