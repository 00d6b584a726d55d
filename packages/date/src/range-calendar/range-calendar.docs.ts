import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/date/range',
    order: 1,
    components: ['RangeCalendar'],
  },
];
