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
export { formatPhone, parsePhone, verifyPhone } from './colombia/phone/phone';
export type {
  FormatPhoneOptions,
  PhoneError,
  PhoneKind,
  PhoneNumber,
  VerifyPhoneOptions,
} from './colombia/phone/phone.types';
export { formatPlate, parsePlate, verifyPlate } from './colombia/plate/plate';
export type {
  Plate,
  PlateError,
  PlateKind,
  VerifyPlateOptions,
} from './colombia/plate/plate.types';
export { colombianDepartments } from './colombia/postal-code/departments';
export { postalCodeDepartment, verifyPostalCode } from './colombia/postal-code/postal-code';
export type { Department } from './colombia/postal-code/postal-code.types';
