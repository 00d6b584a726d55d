/** Where the playground stands on its page, and what a shared link goes to. */
export const PLAYGROUND_ID = 'demo';
