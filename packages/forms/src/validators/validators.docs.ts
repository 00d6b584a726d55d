import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/basic',
    order: 100,
    functions: {
      required: {
        value: 'El valor.',
      },
      compose: {
        validators: 'Los validadores.',
      },
      alreadyExists: {
        check: 'Le pregunta al servidor si el valor existe.',
        options: 'Cuánto se espera antes de preguntar.',
      },
      match: {
        field: 'El campo que se revisa, cuando se validan los valores de todo el formulario.',
        other: 'El campo con el que debe coincidir.',
      },
      lowerThan: {
        limit: 'El límite.',
        field: 'El campo que se revisa, cuando se validan los valores de todo el formulario.',
        other: 'El campo con el que se compara.',
      },
      lowerOrEqualThan: {
        limit: 'El límite.',
        field: 'El campo que se revisa, cuando se validan los valores de todo el formulario.',
        other: 'El campo con el que se compara.',
      },
      greaterThan: {
        limit: 'El límite.',
        field: 'El campo que se revisa, cuando se validan los valores de todo el formulario.',
        other: 'El campo con el que se compara.',
      },
      greaterOrEqualThan: {
        limit: 'El límite.',
        field: 'El campo que se revisa, cuando se validan los valores de todo el formulario.',
        other: 'El campo con el que se compara.',
      },
      betweenRange: {
        min: 'El menor valor permitido.',
        max: 'El mayor valor permitido.',
      },
      dateLowerThan: {
        limit: 'El límite.',
        field: 'El campo que se revisa, cuando se validan los valores de todo el formulario.',
        other: 'El campo con el que se compara.',
      },
      dateGreaterThan: {
        limit: 'El límite.',
        field: 'El campo que se revisa, cuando se validan los valores de todo el formulario.',
        other: 'El campo con el que se compara.',
      },
      useValidation: {
        value: 'El valor.',
        validator: 'El validador; por fuera del componente.',
      },
      toRHF: {
        validator: 'El validador.',
      },
      fromRHF: {
        error: 'El error que da la librería.',
      },
      toStandardSchema: {
        validator: 'El validador.',
        message: 'Da el mensaje de cada error; sin ella, la clave.',
      },
    },
    types: ['Validation'],
  },
];
