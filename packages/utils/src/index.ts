export { cookies } from './browser/cookies';
export type { CookieOptions, CookieScope, Cookies } from './browser/cookies.types';
export { createFetch } from './browser/create-fetch';
export type { CreateFetchOptions } from './browser/create-fetch.types';
export { useCookies } from './browser/use-cookies';
export { GuaduaProvider } from './labels/guadua-provider';
export type { GuaduaLocale, GuaduaProviderProps, LabelPack } from './labels/labels.types';
export { removeDiacritics } from './text/remove-diacritics';
