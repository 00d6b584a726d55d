/** What the site uses of https://w3c.github.io/trusted-types/, which TypeScript does not have yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      createHTML?: (html: string) => string;
      createScriptURL?: (url: string) => string | null;
    },
  ): { createHTML(html: string): string };
}

const { trustedTypes }: { trustedTypes?: TrustedTypes } = globalThis as object;

const ownHtml = trustedTypes?.createPolicy('showcase', { createHTML: (html) => html });

/**
 * HTML that was made, and escaped, when the site was built.
 *
 * Another one each time: React writes it again unless it is kept.
 *
 * @returns A `TrustedHTML` where the browser has them, which everything takes that takes a string of HTML.
 */
export function trustedHtml(html: string): string {
  return ownHtml?.createHTML(html) ?? html;
}

/** Lets bundled code start workers from the site's own files, and from nowhere else. */
export function trustOwnScripts(): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
