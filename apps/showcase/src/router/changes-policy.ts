/** Its policy lets it load what no other page may, and a policy comes with a document. */
const SIGN_IN_PATH = '/social';

/** Whether an address of the site needs a document of its own, seen from the current one. */
export function changesPolicy(href: string): boolean {
  const here = window.location;
  const { pathname } = new URL(href, here.href);
  return pathname.startsWith(SIGN_IN_PATH) !== here.pathname.startsWith(SIGN_IN_PATH);
}
