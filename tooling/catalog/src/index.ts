export { invalidIsoDay, submitsOne, submitsText } from './control-checks';
export { defineSpecimen } from './define-specimen';
export type {
  ComponentDocs,
  DocsSection,
  Excerpt,
  KeyRow,
  KeyTable,
  ParameterTexts,
} from './docs.types';
export type {
  AnySpecimen,
  Control,
  ControlProps,
  LabelState,
  LabelUser,
  ReplaceMember,
  Specimen,
  SpecimenModule,
  SpecimenProps,
  Specimens,
  Text,
  User,
} from './specimen.types';
