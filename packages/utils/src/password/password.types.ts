/** De qué se hace una contraseña. */
export interface PasswordOptions {
  /** Número de caracteres. No puede ser menor que el número de clases activas. @default 8 */
  length?: number | undefined;
  /** Con dígitos. @default true */
  numbers?: boolean | undefined;
  /** Con caracteres especiales, como `!` o `#`. @default false */
  specialChars?: boolean | undefined;
  /** Con letras mayúsculas. @default true */
  lettersUpperCase?: boolean | undefined;
  /** Con letras minúsculas. @default true */
  lettersLowerCase?: boolean | undefined;
}
