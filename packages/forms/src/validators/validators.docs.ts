import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/basic',
    order: 100,
    functions: {
      required: {
        description:
          '`{ required: true }` cuando el valor está vacío: `null`, un texto en blanco, una lista sin elementos o una casilla sin marcar.',
        parameters: {
          value: 'El valor.',
        },
      },
      compose: {
        description:
          'Un validador hecho de varios: los errores de todos juntos. Si uno es asíncrono, el resultado también.',
        parameters: {
          validators: 'Los validadores.',
        },
      },
      alreadyExists: {
        description:
          '`{ alreadyExists: true }` cuando el valor ya existe. Una pregunta nueva cancela la que está en curso.',
        parameters: {
          check: 'Le pregunta al servidor si el valor existe.',
          options: 'Cuánto se espera antes de preguntar.',
        },
      },
      match: {
        description: '`{ match: { other, actual } }` cuando dos campos no tienen lo mismo.',
        parameters: {
          field: 'El campo que se revisa, cuando se validan los valores de todo el formulario.',
          other: 'El campo con el que debe coincidir.',
        },
      },
      lowerThan: {
        description:
          '`{ lowerThan: { limit, actual } }` cuando el valor no es menor que el límite.',
        parameters: {
          limit: 'El límite.',
          field: 'El campo que se revisa, cuando se validan los valores de todo el formulario.',
          other: 'El campo con el que se compara.',
        },
      },
      lowerOrEqualThan: {
        description:
          '`{ lowerOrEqualThan: { limit, actual } }` cuando el valor no es menor ni igual que el límite.',
        parameters: {
          limit: 'El límite.',
          field: 'El campo que se revisa, cuando se validan los valores de todo el formulario.',
          other: 'El campo con el que se compara.',
        },
      },
      greaterThan: {
        description:
          '`{ greaterThan: { limit, actual } }` cuando el valor no es mayor que el límite.',
        parameters: {
          limit: 'El límite.',
          field: 'El campo que se revisa, cuando se validan los valores de todo el formulario.',
          other: 'El campo con el que se compara.',
        },
      },
      greaterOrEqualThan: {
        description:
          '`{ greaterOrEqualThan: { limit, actual } }` cuando el valor no es mayor ni igual que el límite.',
        parameters: {
          limit: 'El límite.',
          field: 'El campo que se revisa, cuando se validan los valores de todo el formulario.',
          other: 'El campo con el que se compara.',
        },
      },
      betweenRange: {
        description:
          '`{ betweenRange: { min, max, actual } }` cuando el valor está por fuera del rango.',
        parameters: {
          min: 'El menor valor permitido.',
          max: 'El mayor valor permitido.',
        },
      },
      dateLowerThan: {
        description:
          '`{ dateLowerThan: { limit, actual } }` cuando la fecha no es anterior al límite.',
        parameters: {
          limit: 'El límite.',
          field: 'El campo que se revisa, cuando se validan los valores de todo el formulario.',
          other: 'El campo con el que se compara.',
        },
      },
      dateGreaterThan: {
        description:
          '`{ dateGreaterThan: { limit, actual } }` cuando la fecha no es posterior al límite.',
        parameters: {
          limit: 'El límite.',
          field: 'El campo que se revisa, cuando se validan los valores de todo el formulario.',
          other: 'El campo con el que se compara.',
        },
      },
      useValidation: {
        description:
          'Valida un valor a medida que cambia, también con validadores asíncronos, para formularios con estado propio.',
        parameters: {
          value: 'El valor.',
          validator: 'El validador; por fuera del componente.',
        },
      },
      toRHF: {
        description: 'Un validador como lo pide React Hook Form.',
        parameters: {
          validator: 'El validador.',
        },
      },
      fromRHF: {
        description: 'El error de un campo de React Hook Form, como lo pide `Field`.',
        parameters: {
          error: 'El error que da la librería.',
        },
      },
      toStandardSchema: {
        description:
          'Un validador como Standard Schema, para cualquier librería de formularios que los reciba.',
        parameters: {
          validator: 'El validador.',
          message: 'Da el mensaje de cada error; sin ella, la clave.',
        },
      },
    },
    types: {
      Validation: 'Lo que da `useValidation`.',
    },
  },
];
