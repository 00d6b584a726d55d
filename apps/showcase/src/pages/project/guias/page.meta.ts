import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/guias',
  title: 'Cambiar a Guadua',
  group: 'Proyecto',
  entry: 'Guías',
  order: 5,
  lead: 'Qué es aquí cada cosa de react-select, react-datepicker, react-dropzone, input-otp, Mantine o React Hook Form, y qué se cambia a mano.',
  english:
    'Guides for moving from react-select, react-datepicker, react-dropzone, input-otp, Mantine, or React Hook Form alone: theirs, ours, and what is done by hand.',
};
