/** Máscaras con nombre. */
export type NamedMask = 'time' | 'time-seconds' | 'ip' | 'cpf' | 'cnpj' | 'cpf-cnpj' | 'date';

/**
 * Una máscara: un nombre, un patrón o una lista de patrones de la que se toma la primera en la que
 * cabe lo escrito. En un patrón `0` es un dígito, `9` un dígito opcional, `A` una letra o un dígito,
 * `S` una letra, y `\` hace literal el carácter que sigue; los demás se representan a sí mismos.
 */
export type Mask = NamedMask | (string & {}) | readonly string[];

/** Error de lo que es más corto que su máscara. */
export type MaskErrors = {
  /** La máscara que falta completar y lo que se escribió. */
  mask: { required: string; actual: string };
};

/** Lo que pide una máscara con nombre propio, para los mensajes. */
export type MaskKind = 'time' | 'time-seconds' | 'date' | 'ip';
