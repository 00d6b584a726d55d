import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { FormErrorValue, ValidationErrors } from '../field/field.types';
import type { FormValues } from './form-names';

/** Errores por el nombre del campo: `{ correo: 'Ya existe', 'hijos[0].nombre': { key: 'required' } }`. */
export type ServerErrors = Record<string, FormErrorValue>;

/** Lo que responde `onSubmit`: errores por el nombre del campo, o nada. */
// biome-ignore lint/suspicious/noConfusingVoidType: a handler without an answer returns nothing at all
export type SubmitAnswer = ServerErrors | null | undefined | void;

/** Lo que acompaña a los valores que se envían. */
export interface SubmitDetails {
  /** El formulario. */
  readonly form: HTMLFormElement;
  /** El botón que lo envió, si fue uno. */
  readonly submitter: HTMLElement | null;
  /** Lo mismo como lo enviaría el navegador: textos y archivos por nombre. */
  readonly formData: FormData;
}

/** Lo que acompaña a los valores en `onValuesChange`. */
export interface ValuesChangeDetails {
  /** El campo que cambió; `null` si cambiaron varios a la vez, como al restablecer. */
  readonly name: string | null;
}

/** Propiedades de `Form`. */
export interface FormProps<Values = FormValues>
  extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'onError' | 'noValidate'> {
  /**
   * A dónde se envía: una dirección, o una acción de React. Si una acción termina sin errores, el
   * formulario vuelve a su comienzo.
   */
  action?: ComponentPropsWithRef<'form'>['action'];
  /**
   * Recibe los valores válidos: lo que da cada `onChange`, con listas y objetos en nombres como `hijos[0].nombre`, o lo
   * que entrega `schema`. Puede responder con errores por campo, o con una promesa de ellos.
   */
  onSubmit?:
    | ((values: Values, details: SubmitDetails) => SubmitAnswer | Promise<SubmitAnswer>)
    | undefined;
  /**
   * Errores de un servidor, por el nombre del campo. Cada uno se muestra en su `Field` hasta que esa
   * persona lo edite; los que no tienen campo, en el resumen.
   */
  errors?: ServerErrors | null | undefined;
  /** Esquema (Standard Schema: zod, Valibot, ArkType…) que valida todos los valores antes de enviarlos. */
  schema?: StandardSchemaV1<unknown, Values> | undefined;
  /**
   * Con qué empieza cada control que está adentro, por su nombre y con la forma de su `onChange`:
   * `{ salario: 4500000, temas: ['a'] }`. El `defaultValue` de un control manda sobre este. Al restablecer el
   * formulario vuelven estos valores.
   */
  defaultValues?: Readonly<Record<string, unknown>> | undefined;
  /** Avisa cada cambio de los valores: una edición, una fila que entra o sale, o un registro que llega. */
  onValuesChange?: ((values: FormValues, details: ValuesChangeDetails) => void) | undefined;
  /** Recibe lo que una acción lanzó; si falta, va a la consola. Nada de lo escrito se pierde. */
  onError?: ((error: unknown) => void) | undefined;
  /** Envía sin preguntar nada: ni al navegador, ni a los campos, ni al esquema. @default false */
  noValidate?: boolean | undefined;
  /** Pregunta antes de abandonar la página con cambios sin enviar. @default false */
  confirmLeave?: boolean | undefined;
}

/** Propiedades de `FormErrors`. */
export interface FormErrorsProps {
  /** Título del resumen. @default cuántos errores hay */
  title?: ReactNode;
  /** Nivel del título en el documento. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** Clase del elemento. */
  className?: string | undefined;
}

/** Lo que se sabe de un formulario. */
export interface FormState {
  /** Una persona cambió algo desde el comienzo, o desde el último envío. */
  dirty: boolean;
  /** Se está enviando, o validando con un servidor. */
  pending: boolean;
  /** Ya se intentó enviar. */
  submitted: boolean;
  /** El último envío falló: la acción lanzó un error. */
  failed: boolean;
  /** Errores del servidor y del esquema que siguen en pie, por nombre (`hijos.0.nombre`). */
  errors: ReadonlyMap<string, NonNullable<ValidationErrors>>;
}
