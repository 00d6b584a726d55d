import type { Warning } from './warning.types';

/** The warnings of `Form`. */
export const FORM_WARNINGS: readonly Warning[] = [
  {
    code: 'control-without-name',
    subject: 'Form',
    why: 'Un campo sin `name` dentro de un `Form` no se envía, y nadie más recibe su valor.',
    mend: 'Pon `name` en el campo o en su `Field`; si no es parte del formulario, dale `onChange`.',
  },
  {
    code: 'colliding-names',
    subject: 'Form',
    why: 'Un campo se llama como el grupo de otro (`a` y `a.b`): en los valores solo caben las partes.',
    mend: 'Cambia uno de los dos nombres.',
  },
  {
    code: 'mixed-names',
    subject: 'Form',
    why: 'Dos controles de distinta clase tienen el mismo nombre: los valores traen una lista con los dos.',
    mend: 'Dale a cada uno su nombre.',
  },
  {
    code: 'shared-name',
    subject: 'Form',
    why: 'Un elemento tuyo se llama como un control: solo está en `formData`.',
    mend: 'Dale a cada uno su nombre.',
  },
  {
    code: 'unread-default',
    subject: 'Form',
    why: '`defaultValues` trae para un control lo que este no puede leer, y empieza vacío.',
    mend: 'Da lo que entrega su `onChange`.',
  },
  {
    code: 'schema-without-field',
    subject: 'Form',
    why: 'El esquema rechaza un nombre que ningún campo tiene, y nadie puede corregirlo.',
    mend: 'Ponle ese nombre a un campo, o quítalo del esquema.',
  },
  {
    code: 'no-answer',
    subject: 'Form',
    why: 'El esquema, `onSubmit` o la acción no responden hace 30 segundos: el formulario sigue ocupado.',
    mend: 'Haz que fallen pasado un tiempo, o restablece el formulario.',
  },
];
