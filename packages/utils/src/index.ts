export { cookies } from './browser/cookies';
export type { CookieOptions, CookieScope, Cookies } from './browser/cookies.types';
export { createFetch } from './browser/create-fetch';
export type { CreateFetchOptions } from './browser/create-fetch.types';
export { download } from './browser/download';
export { fullscreen } from './browser/fullscreen';
export type { Fullscreen, FullscreenControls } from './browser/fullscreen.types';
export { LoadScriptError, loadScript } from './browser/load-script';
export type { LoadScriptOptions } from './browser/load-script.types';
export { useCookies } from './browser/use-cookies';
export { useFullscreen } from './browser/use-fullscreen';
export { GuaduaProvider } from './labels/guadua-provider';
export type { GuaduaLocale, GuaduaProviderProps, LabelPack } from './labels/labels.types';
export type {
  LongPress,
  LongPressOptions,
  LongPressProps,
  PressDetails,
  PressPointer,
  PressState,
} from './long-press/long-press.types';
export { useLongPress } from './long-press/use-long-press';
export { generatePassword, PASSWORD_CHARACTERS } from './password/generate-password';
export type { PasswordOptions } from './password/password.types';
export { passwordEntropy } from './password/password-entropy';
export { removeDiacritics } from './text/remove-diacritics';
export { uniqueId } from './text/unique-id';
