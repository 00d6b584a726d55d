export { GuaduaProvider } from './labels/guadua-provider';
export type { GuaduaLocale, GuaduaProviderProps, LabelPack } from './labels/labels.types';
export { removeDiacritics } from './text/remove-diacritics';
