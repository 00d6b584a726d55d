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
      useFormValues: {
        description:
          'Lee de los valores del `Form` lo que el componente necesita, y se dibuja de nuevo solo cuando eso cambia.',
        parameters: {
          selector: 'Qué se lee de los valores.',
        },
      },
      useFormRows: {
        description:
          'Las filas de una lista: agregar, quitar y mover, con el foco y los errores donde corresponden. Sin filas, la lista es `[]`.',
        parameters: {
          name: 'Nombre de la lista: sus campos se llaman `hijos[0].nombre`.',
          options: 'Con `reorder`, una persona cambia el orden.',
        },
      },
      reorderRows: {
        description:
          'Para el `reorder` de `useFormRows`: cada fila se arrastra por su `handle`, que también recibe las flechas, `Inicio` y `Fin`, y trae un botón para subir y otro para bajar.',
      },
    },
    types: {
      FormError: true,
      FormErrorItem: true,
      FormErrorValue: true,
      FormRow: true,
      FormRows: true,
      FormRowsOptions: true,
      FormState: true,
      RowReorder: true,
      FormValues: 'Lo que entrega un formulario, por nombres.',
      ServerErrors: true,
      SubmitDetails: true,
      UseFieldOptions: true,
      UseFieldResult: true,
      ValuesChangeDetails: true,
    },
    variables: {
      '--gd-form-errors-accent': 'Color del borde y del título del resumen.',
    },
    dataAttributes: {
      'data-pending': 'Se está enviando, o validando con un servidor.',
    },
  },
];
