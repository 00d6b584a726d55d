export { cookies } from './browser/cookies';
export type { CookieOptions, CookieScope, Cookies } from './browser/cookies.types';
export { ClipboardError, copyToClipboard } from './browser/copy-to-clipboard';
export { createFetch } from './browser/create-fetch';
export type { CreateFetchOptions } from './browser/create-fetch.types';
export { download } from './browser/download';
export { fullscreen } from './browser/fullscreen';
export type { Fullscreen, FullscreenControls } from './browser/fullscreen.types';
export { LoadScriptError, loadScript } from './browser/load-script';
export type { LoadScriptOptions, TrustedScriptAddress } from './browser/load-script.types';
export type { ClipboardOptions, ClipboardState } from './browser/use-clipboard';
export { useClipboard } from './browser/use-clipboard';
export { useCookies } from './browser/use-cookies';
export { useFullscreen } from './browser/use-fullscreen';
export { colorScheme } from './color-scheme/color-scheme';
export type {
  ColorScheme,
  ColorSchemePreference,
  ColorSchemeState,
  ColorSchemeStore,
} from './color-scheme/color-scheme.types';
export { COLOR_SCHEME_KEY, colorSchemeScript } from './color-scheme/color-scheme-script';
export { useColorScheme } from './color-scheme/use-color-scheme';
export { utilsLabelsEnUS } from './labels/en-us';
export { utilsLabelsEsCO } from './labels/es-co';
export { GuaduaProvider } from './labels/guadua-provider';
export type { GuaduaLocale, GuaduaProviderProps, LabelPack } from './labels/labels.types';
export { utilsLabelsPtBR } from './labels/pt-br';
export { utilsLabels } from './labels/utils-labels';
export type { UtilsLabels } from './labels/utils-labels.types';
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
export { snackbar, useSnackbar } from './snackbar/snackbar';
export type {
  SnackbarAction,
  SnackbarOptions,
  SnackbarPromiseMessages,
  SnackbarTone,
} from './snackbar/snackbar.types';
export { SNACKBAR_LIMIT, SNACKBAR_TIMING } from './snackbar/snackbar-timing';
export { hasValue } from './text/has-value';
export type { HighlightOptions, TextRange } from './text/highlight-ranges';
export { highlightRanges } from './text/highlight-ranges';
export { nameCase } from './text/name-case';
export { removeDiacritics } from './text/remove-diacritics';
export { titleCase } from './text/title-case';
export { uniqueId } from './text/unique-id';
export type { Tone, ToneColor } from './tone/tone';
