/** What a generated password is made of. */
export interface PasswordOptions {
  /**
   * Número de caracteres. No puede ser menor que el número de clases activas.
   * @default 8
   */
  length?: number;
  /**
   * Con dígitos.
   * @default true
   */
  numbers?: boolean;
  /**
   * Con caracteres especiales, como `!` o `#`.
   * @default false
   */
  specialChars?: boolean;
  /**
   * Con letras mayúsculas.
   * @default true
   */
  lettersUpperCase?: boolean;
  /**
   * Con letras minúsculas.
   * @default true
   */
  lettersLowerCase?: boolean;
}
