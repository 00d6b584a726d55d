import { DATE_WARNINGS } from './date-warnings';
import { FORM_WARNINGS } from './form-warnings';
import type { Warning } from './warning.types';

/** The warnings of one package. */
interface PackageWarnings {
  readonly from: string;
  readonly warnings: readonly Warning[];
}

/** Every warning that the packages give in development. */
export const WARNINGS: readonly PackageWarnings[] = [
  {
    from: '@guadua/utils',
    warnings: [
      {
        code: 'old-props',
        subject: 'control',
        why: 'Le diste una propiedad que ahora se llama de otra manera; con ese nombre no hace nada.',
        mend: 'Usa la que nombra el aviso.',
      },
      {
        code: 'snackbars-twice',
        subject: 'Snackbars',
        why: 'Hay dos: los avisos salen solo en el primero.',
        mend: 'Deja uno, cerca de la raíz.',
      },
      {
        code: 'popover-name',
        subject: 'Popover',
        why: 'Sin nombre, un lector de pantalla no dice qué se abrió.',
        mend: 'Pon `title` o `aria-label`.',
      },
      {
        code: 'value-became-undefined',
        subject: 'Todo campo',
        why: '`value` pasó a `undefined`: el campo cree que ahora el valor es suyo y empieza de nuevo.',
        mend: "Vacío es `null`, o `''` en un texto; en React Hook Form, da `defaultValues`.",
      },
      {
        code: 'value-without-on-change',
        subject: 'Todo campo',
        why: 'Con `value` y sin `onChange`, lo que la persona hace se deshace.',
        mend: 'Agrega `onChange`, o usa `defaultValue` o `readOnly`.',
      },
      {
        code: 'open-without-on-open-change',
        subject: 'Lo que se despliega',
        why: 'Con `open` y sin `onOpenChange`, lo que la persona abre o cierra se deshace.',
        mend: 'Agrega `onOpenChange`, o usa `defaultOpen`.',
      },
      {
        code: 'carousel-name',
        subject: 'Carousel',
        why: 'Sin nombre, un lector de pantalla no dice qué es.',
        mend: 'Pon `aria-label`.',
      },
      {
        code: 'carousel-splide',
        subject: 'Carousel',
        why: 'El motor de Splide no arrancó; las diapositivas se ven y se desplazan sin él.',
        mend: 'Instala `@splidejs/splide`.',
      },
      {
        code: 'button-group-item-alone',
        subject: 'ButtonGroupItem',
        why: 'Fuera de un grupo con elección, no elige nada.',
        mend: 'Ponlo en `<ButtonGroup selection="single">`, o usa `Button`.',
      },
      {
        code: 'button-name',
        subject: 'Button',
        why: 'Sin texto, un lector de pantalla no dice qué hace.',
        mend: 'Pon `aria-label`, o un texto con `collapsed`.',
      },
    ],
  },
  {
    from: '@guadua/forms',
    warnings: [
      ...FORM_WARNINGS,
      {
        code: 'text-value',
        subject: 'Campos de texto',
        why: 'El valor no es un texto: un número pierde sus ceros del comienzo.',
        mend: 'Da un texto.',
      },
      {
        code: 'list-value',
        subject: 'CheckboxGroup',
        why: 'El valor no es una lista.',
        mend: 'Da una lista de textos, o `null` para ninguno.',
      },
      {
        code: 'document-value',
        subject: 'DocumentInput',
        why: 'El valor no tiene tipo: se toma el primero.',
        mend: 'Da `{type, number}`, o `null` para vacío.',
      },
      {
        code: 'pin-length',
        subject: 'PinInput',
        why: '`length` no es un número de casillas que se pueda mostrar.',
        mend: 'Da un entero dentro de lo que dice el aviso.',
      },
      {
        code: 'number-range',
        subject: 'NumberInput, useNumberText',
        why: '`min` es mayor que `max`: ningún número es válido.',
        mend: 'Corrige uno de los dos.',
      },
      {
        code: 'number-value',
        subject: 'NumberInput',
        why: 'El número no se puede mostrar sin cambiarlo.',
        mend: 'Da un número finito hasta `Number.MAX_SAFE_INTEGER`, o `null`.',
      },
      {
        code: 'number-type',
        subject: 'NumberInput',
        why: 'El valor no es un número.',
        mend: 'Da un número, o `null` para vacío.',
      },
      {
        code: 'currency-code',
        subject: 'CurrencyInput',
        why: 'La moneda no es un código ISO 4217.',
        mend: 'Da un código como `COP` o `USD`.',
      },
      {
        code: 'mask-without-places',
        subject: 'MaskedInput, useMaskText',
        why: 'La máscara no tiene lugares (0, 9, A, S): pasa cualquier texto.',
        mend: 'Escribe la máscara con esos signos.',
      },
      {
        code: 'mask-type',
        subject: 'MaskedInput, useMaskText, applyMask',
        why: 'La máscara no es un texto ni una lista de textos, y enseguida falla.',
        mend: 'Da un nombre, un patrón o una lista de ellos.',
      },
    ],
  },
  {
    from: '@guadua/select',
    warnings: [
      {
        code: 'select-unknown-value',
        subject: 'Select',
        why: 'El valor no está en ninguna opción: se conserva y se muestra tal cual.',
        mend: 'Revisa `primaryKey`, o da la opción junto con el valor.',
      },
      {
        code: 'select-remote-list',
        subject: 'Select',
        why: 'La respuesta no trae una lista donde se busca.',
        mend: 'Di la ruta en `listPath`, o responde con la lista.',
      },
      {
        code: 'select-unreadable',
        subject: 'Select',
        why: 'Al leer una opción, ella o una función como `labelKey` lanzó un error; se muestra con lo que sí se pudo leer.',
        mend: 'Corrige el dato o la función que el aviso nombra.',
      },
    ],
  },
  {
    from: '@guadua/file',
    warnings: [
      {
        code: 'pdf-client',
        subject: 'pdfThumbnail',
        why: 'No se pudo cargar `pdfjs-dist`: los PDF muestran su extensión.',
        mend: 'Instálalo con `npm install pdfjs-dist`, y revisa `client`.',
      },
      {
        code: 'optimize-worker',
        subject: 'optimizeImage',
        why: 'No hay un hilo aparte: la página se detiene mientras trabaja.',
        mend: 'Sirve el archivo del hilo, o permite `worker-src blob:`.',
      },
      {
        code: 'image-crop',
        subject: 'imageCrop()',
        why: 'No hay diálogos o imágenes, como en jsdom: lo elegido queda sin recortar.',
        mend: 'En una prueba no hace falta nada; el recorte se prueba en un navegador.',
      },
      {
        code: 'file-size',
        subject: 'FileInput',
        why: 'El límite no es un tamaño.',
        mend: "Da bytes, o un texto como `'2MB'`.",
      },
    ],
  },
  { from: '@guadua/date', warnings: DATE_WARNINGS },
];
