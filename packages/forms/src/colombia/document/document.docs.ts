import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/colombia',
    order: 103,
    functions: {
      verifyDocument: {
        description:
          'Revisa que el número sea de su tipo de documento: largo y caracteres (`verifyDocument`), y en un NIT el dígito de verificación (`verifyNIT`, `verifyNITIntegrity`). Sin número es válido.',
        parameters: {
          value: 'El tipo y el número.',
        },
      },
      formatDocument: {
        description:
          'El número de un documento como mejor se lee: `1.032.456.789`. El de un pasaporte, un PEP o con letras queda como es.',
        parameters: {
          document: 'El tipo y el número.',
        },
      },
      plainDocument: {
        description:
          'El número sin puntos, espacios ni guiones, en mayúsculas; el de un NIT conserva el guion.',
        parameters: {
          type: 'El tipo: decide qué significa un guion.',
          number: 'El número, como se escribió.',
        },
      },
      documentRuleOf: {
        description: 'Cuántos caracteres tiene el número de un tipo, y si lleva letras.',
        parameters: {
          type: 'El tipo.',
        },
      },
      DOCUMENT_TYPES: {
        description: 'Los tipos de documento, en el orden en que se ofrecen.',
      },
    },
    types: {
      DocumentRule: true,
      DocumentType: true,
      IdentityDocument: true,
    },
  },
];
