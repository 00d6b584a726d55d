import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/form',
    components: {
      Form: 'Un formulario nativo que valida, se envía una sola vez y lleva cada error a su campo.',
      FormErrors:
        'El resumen: qué falta por corregir, con un enlace a cada campo. Muestra también los errores que no tienen campo.',
    },
    functions: {
      useField: {
        description:
          'Une un control propio con su `Field`: etiqueta, descripción, errores y estados, como los de Guadua.',
        parameters: {
          options: 'Lo que el control sabe de sí mismo.',
        },
      },
      useFormState: {
        description:
          'Lo que se sabe del `Form` que rodea al componente: si hay cambios sin enviar, si se está enviando y qué errores siguen en pie.',
      },
    },
    types: {
      FormError: true,
      FormErrorValue: true,
      FormState: true,
      FormValues: 'Lo que envía un formulario, por nombres.',
      ServerErrors: true,
      SubmitDetails: true,
      UseFieldOptions: true,
      UseFieldResult: true,
    },
    variables: {
      '--gd-form-errors-accent': 'Color del borde y del título del resumen.',
    },
    dataAttributes: {
      'data-pending': 'Se está enviando, o validando con un servidor.',
    },
  },
];
