/** Opciones de `dateInWords`. */
export interface DateInWordsOptions {
  /** Cómo va el año: en cifras, o en letras con las cifras entre paréntesis. @default 'digits' */
  year?: 'digits' | 'words' | undefined;
}
