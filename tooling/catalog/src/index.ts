export { invalidIsoDay, submitsOne, submitsText } from './control-checks';
export { defineSpecimen } from './define-specimen';
export type { ComponentDocs, ParameterTexts } from './docs.types';
export type {
  Control,
  ControlProps,
  LabelState,
  LabelUser,
  ReplaceMember,
  SpecimenProps,
  Specimens,
  Text,
  User,
} from './specimen.types';
