/** In milliseconds: a page that is being left is gone by then. */
const PAUSE = 5000;

/**
 * Loads a script, and tries once more a while after it has failed. Firefox cuts off what still loads once a page is
 * being left: an error page would be its last moment, and a reload would begin at the top of that.
 */
export async function loadWithRetry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return load();
  }
}
