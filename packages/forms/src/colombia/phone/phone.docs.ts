import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/colombia',
    order: 104,
    functions: {
      parsePhone: {
        description:
          'Lee un teléfono como lo escriba la gente: con `+57`, `0057`, `57` o sin nada, con espacios, puntos, guiones o paréntesis, y los fijos también como se marcaban antes de 2021. `null` si no lo es.',
        parameters: {
          text: 'El teléfono.',
        },
      },
      formatPhone: {
        description: 'Un teléfono en grupos: `300 123 4567`. Lo que no lo es queda como es.',
        parameters: {
          text: 'El teléfono, como esté escrito.',
          options: 'Si lleva el indicativo del país.',
        },
      },
      verifyPhone: {
        description:
          'Revisa que sea un celular (diez dígitos desde el 3) o un fijo (60, su región y siete dígitos) (`verifyPhone`). Vacío es válido.',
        parameters: {
          value: 'El teléfono.',
          options: 'Los teléfonos que se aceptan.',
        },
      },
    },
    types: {
      FormatPhoneOptions: true,
      PhoneKind: true,
      PhoneNumber: true,
      PhoneUncheckedError: true,
      VerifyPhoneOptions: true,
    },
  },
];
