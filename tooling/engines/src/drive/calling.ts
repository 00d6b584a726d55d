import type { Driver } from './driver.types.ts';

/**
 * Calls functions in the page by a text that goes there and one that comes back, as both protocols take them.
 *
 * @param send Calls a function there with a text, and waits for the text that it promises.
 */
export function calling(send: (source: string, text: string) => Promise<unknown>): Driver['call'] {
  return async (source, args = []) => {
    const answer = await send(
      `(text) => Promise.resolve()
        .then(() => (${source})(...JSON.parse(text)))
        .then(
          (value) => JSON.stringify({ value }),
          (error) => JSON.stringify({ error: String(error?.message ?? error) }),
        )`,
      JSON.stringify(args),
    );
    const { value, error }: { value?: unknown; error?: string } = JSON.parse(String(answer));
    if (error !== undefined) throw new Error(error);
    return value;
  };
}
