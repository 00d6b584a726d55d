import type { ValidationErrors } from '../field/field.types';

/** Lo que rodea al valor que se valida. */
export interface ValidationContext {
  /** Los demás valores del formulario, por nombre. */
  values?: Readonly<Record<string, unknown>> | undefined;
  /** Nombre del campo, para un validador que sirve a varios. */
  field?: string | undefined;
  /** Cancela una comprobación asíncrona. */
  signal?: AbortSignal | undefined;
}

/** Validador: dice qué está mal con un valor, o `null` si nada lo está. */
export type Validator<Value = unknown> = (
  value: Value,
  context?: ValidationContext,
) => ValidationErrors;

/** Validador que pregunta por fuera, por ejemplo a un servidor; lo que sabe sin preguntar lo dice sin promesa. */
export interface AsyncValidator<Value = unknown> {
  (value: Value, context?: ValidationContext): ValidationErrors | Promise<ValidationErrors>;
  /** Dice a `compose` que solo pregunte cuando los demás no encuentran nada. */
  readonly asynchronous?: true | undefined;
}
