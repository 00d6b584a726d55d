export { addressValue, formatAddress, parseAddress } from './colombia/address/address';
export type { AddressParts, ParsedAddress, Via } from './colombia/address/address.types';
export { VIAS } from './colombia/address/address-vocabulary';
export { AddressInput } from './colombia/address-input/address-input';
export type {
  AddressChangeDetails,
  AddressInputProps,
} from './colombia/address-input/address-input.types';
export { amountInWords } from './colombia/amount-in-words/amount-in-words';
export type {
  AmountInWordsOptions,
  MoneyUnit,
  NumberGender,
  NumberInWordsOptions,
} from './colombia/amount-in-words/amount-in-words.types';
export { numberInWords } from './colombia/amount-in-words/number-in-words';
export { dateInWords } from './colombia/date-in-words/date-in-words';
export type { DateInWordsOptions } from './colombia/date-in-words/date-in-words.types';
export {
  DOCUMENT_TYPES,
  documentRuleOf,
  formatDocument,
  plainDocument,
  verifyDocument,
} from './colombia/document/document';
export type {
  DocumentError,
  DocumentRule,
  DocumentType,
  IdentityDocument,
} from './colombia/document/document.types';
export { DocumentInput } from './colombia/document-input/document-input';
export type {
  DocumentChangeDetails,
  DocumentInputProps,
} from './colombia/document-input/document-input.types';
export { colombiaLabels } from './colombia/labels/colombia-labels';
export type {
  ColombiaErrorLabels,
  ColombiaFieldLabels,
  ColombiaLabels,
} from './colombia/labels/colombia-labels.types';
export { colombiaLabelsEnUS } from './colombia/labels/en-us';
export { colombiaLabelsEsCO } from './colombia/labels/es-co';
export { colombiaLabelsPtBR } from './colombia/labels/pt-br';
export {
  findMunicipality,
  loadMunicipalities,
  municipalityOptions,
} from './colombia/municipalities/municipalities';
export type {
  Municipality,
  MunicipalitySelectProps,
} from './colombia/municipalities/municipalities.types';
export {
  formatNIT,
  type NITCheck,
  type NITDigit,
  nitCheck,
  nitCheckDigit,
  type VerifyNITOptions,
  verifyNIT,
} from './colombia/nit/nit';
export { NitInput } from './colombia/nit-input/nit-input';
export type { NitInputProps } from './colombia/nit-input/nit-input.types';
export { formatPhone, parsePhone, verifyPhone } from './colombia/phone/phone';
export type {
  FormatPhoneOptions,
  PhoneError,
  PhoneKind,
  PhoneNumber,
  PhoneUncheckedError,
  VerifyPhoneOptions,
} from './colombia/phone/phone.types';
export { PhoneInput } from './colombia/phone-input/phone-input';
export type {
  PhoneChangeDetails,
  PhoneInputProps,
  PhoneLibrary,
} from './colombia/phone-input/phone-input.types';
export { formatPlate, parsePlate, verifyPlate } from './colombia/plate/plate';
export type {
  Plate,
  PlateError,
  PlateKind,
  VerifyPlateOptions,
} from './colombia/plate/plate.types';
export { PlateInput } from './colombia/plate-input/plate-input';
export type { PlateChangeDetails, PlateInputProps } from './colombia/plate-input/plate-input.types';
export { colombianDepartments } from './colombia/postal-code/departments';
export { postalCodeDepartment, verifyPostalCode } from './colombia/postal-code/postal-code';
export type { Department } from './colombia/postal-code/postal-code.types';
export { PostalCodeInput } from './colombia/postal-code-input/postal-code-input';
export type {
  PostalCodeChangeDetails,
  PostalCodeInputProps,
} from './colombia/postal-code-input/postal-code-input.types';
