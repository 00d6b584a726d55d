/** What someone wants a person to do, what does it, and what decides between two that could. */
export interface Need {
  /** What a person does: "Elegir una de una lista corta". */
  readonly want: string;
  /** Names that are exported. */
  readonly use: readonly string[];
  /** Page that shows it. */
  readonly to: string;
  /** When it is this and not another. */
  readonly because: string;
}

/** Needs by subject, from the most common on. */
export const NEEDS: readonly { readonly title: string; readonly needs: readonly Need[] }[] = [
  {
    title: 'Elegir',
    needs: [
      {
        want: 'Elegir entre dos y cinco opciones',
        use: ['RadioGroup'],
        to: '/forms/basic',
        because: 'Todas se ven de una vez, y se elige con un toque.',
      },
      {
        want: 'Elegir una de una lista corta',
        use: ['NativeSelect'],
        to: '/forms/basic',
        because: 'La lista es la del sistema: pesa casi nada.',
      },
      {
        want: 'Elegir una ciudad o un producto entre muchos',
        use: ['Select'],
        to: '/select/basic',
        because: 'Se busca sin importar tildes; cien mil opciones abren casi tan rápido como cien.',
      },
      {
        want: 'Elegir un municipio de Colombia',
        use: ['Select', 'municipalityOptions'],
        to: '/select/options',
        because: 'Los datos de la DIVIPOLA se cargan al abrirlo, y se envía el código.',
      },
      {
        want: 'Elegir de una lista que está en un servidor',
        use: ['Select'],
        to: '/select/remote',
        because: 'Con `remote` pide páginas, espera a que la persona pare de escribir y reintenta.',
      },
      {
        want: 'Escribir cualquier texto, con sugerencias',
        use: ['Autocomplete'],
        to: '/select/autocomplete',
        because: 'El valor es el texto. Si debe estar en la lista, es un Select.',
      },
      {
        want: 'Aceptar o activar algo',
        use: ['Checkbox', 'Switch'],
        to: '/forms/basic',
        because: 'La casilla se envía con el formulario; el interruptor cambia algo en el acto.',
      },
    ],
  },
  {
    title: 'Escribir',
    needs: [
      {
        want: 'Escribir un texto, un correo o una nota',
        use: ['TextInput', 'TextArea'],
        to: '/forms/basic',
        because: 'Con `textRules` los nombres quedan bien escritos mientras se teclea.',
      },
      {
        want: 'Escribir pesos o una cantidad',
        use: ['CurrencyInput', 'NumberInput'],
        to: '/forms/extras',
        because:
          'El valor es un número; lo que se pega con puntos, comas o apóstrofos se entiende.',
      },
      {
        want: 'Escribir un NIT, una cédula o un pasaporte',
        use: ['NitInput', 'DocumentInput'],
        to: '/forms/colombia',
        because: 'NitInput es solo el NIT; DocumentInput lleva también el tipo.',
      },
      {
        want: 'Escribir una dirección',
        use: ['AddressInput'],
        to: '/forms/extras',
        because: 'Entiende las direcciones de Colombia, también las rurales.',
      },
      {
        want: 'Escribir algo con formato fijo',
        use: ['MaskedInput'],
        to: '/forms/extras',
        because: 'Si el dato tiene su propio campo (NIT, placa, teléfono), usa ese: valida más.',
      },
      {
        want: 'Escribir un código recibido',
        use: ['PinInput'],
        to: '/forms/pin',
        because: 'Se pega, se completa desde el SMS y es un solo valor.',
      },
    ],
  },
  {
    title: 'Decir cuándo',
    needs: [
      {
        want: 'Escoger un día',
        use: ['DatePicker'],
        to: '/date/basic',
        because: 'Se escribe de muchas formas («ayer», 05031985) o se elige.',
      },
      {
        want: 'Escoger un rango de fechas',
        use: ['DateRangePicker'],
        to: '/date/range',
        because: 'Un rango es un solo valor, con accesos directos y días bloqueados.',
      },
      {
        want: 'Escoger varios días sueltos',
        use: ['DatesPicker'],
        to: '/date/basic',
        because: 'Cada día se marca y se quita; el formulario envía la lista.',
      },
      {
        want: 'Escoger un mes, un trimestre o un año',
        use: ['MonthPicker', 'QuarterPicker', 'YearPicker'],
        to: '/date/period',
        because: 'El valor es el periodo, con su primer y su último día.',
      },
      {
        want: 'Escoger una hora',
        use: ['TimeInput'],
        to: '/date/time',
        because: 'Con horarios de atención y turnos que pasan de la medianoche.',
      },
    ],
  },
  {
    title: 'Adjuntar y enviar',
    needs: [
      {
        want: 'Adjuntar soportes',
        use: ['FileInput'],
        to: '/file/basic',
        because: 'Se revisa lo que el archivo es, y no cómo se llama.',
      },
      {
        want: 'Subir una foto',
        use: ['ImageInput'],
        to: '/file/image',
        because: 'Recorta, gira y deja la foto liviana antes de enviarla.',
      },
      {
        want: 'Subir algo pesado con mala señal',
        use: ['FileInput', 'uploader', 'tusSend'],
        to: '/file/upload',
        because: 'El archivo se sube al elegirlo, y sigue donde quedó.',
      },
      {
        want: 'Enviar un formulario y ver sus errores',
        use: ['Form', 'FormErrors'],
        to: '/forms/form',
        because: 'Los errores del navegador, de un esquema o del servidor llegan a su campo.',
      },
      {
        want: 'Avisar que algo pasó',
        use: ['snackbar', 'Snackbars'],
        to: '/utils/snackbar',
        because: 'Se anuncia a quien no lo ve, y espera si hay otro.',
      },
    ],
  },
];
