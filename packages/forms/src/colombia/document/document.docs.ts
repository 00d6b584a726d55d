import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/colombia',
    order: 103,
    functions: {
      verifyDocument: {
        value: 'El tipo y el número.',
      },
      formatDocument: {
        document: 'El tipo y el número.',
      },
      plainDocument: {
        type: 'El tipo: decide qué significa un guion.',
        number: 'El número, como se escribió.',
      },
      documentRuleOf: {
        type: 'El tipo.',
      },
      DOCUMENT_TYPES: {},
    },
    types: ['DocumentRule', 'DocumentType', 'IdentityDocument'],
  },
];
