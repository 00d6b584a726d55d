/* None of these answers before the first release: `scripts/check-links.ts` does not ask them. */

/** Where this site is published, without a slash at its end. */
export const SITE_URL = 'https://guadua-ui.github.io';

/** The project's page on a social network. */
export const SOCIAL_URL = 'https://www.facebook.com/guadua.ui';

/** Where the code is kept. */
export const CODE_URL = 'https://github.com/guadua-ui/guadua';

/** The documentation outside of this site. */
export const DOCS_URL = `${CODE_URL}#readme`;
