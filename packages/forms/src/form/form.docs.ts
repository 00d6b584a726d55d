import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/form',
    components: ['Form', 'FormErrors'],
    functions: {
      useField: {
        options: 'Lo que el control sabe de sí mismo.',
      },
      useFormState: {},
      useFormValues: {
        selector: 'Qué se lee de los valores.',
      },
      useFormRows: {
        name: 'Nombre de la lista: sus campos se llaman `hijos[0].nombre`.',
        options: 'Con `reorder`, una persona cambia el orden.',
      },
      reorderRows: {},
    },
    types: [
      'FormError',
      'FormErrorItem',
      'FormErrorValue',
      'FormRow',
      'FormRows',
      'FormRowsOptions',
      'FormState',
      'RowReorder',
      'FormValues',
      'ServerErrors',
      'SubmitAnswer',
      'SubmitDetails',
      'UseFieldOptions',
      'UseFieldResult',
      'ValuesChangeDetails',
    ],
    variables: {
      '--gd-form-errors-accent': 'Color del borde y del título del resumen.',
    },
    dataAttributes: {
      'data-pending': 'Se está enviando, o validando con un servidor.',
    },
  },
];
