/** Máscaras con nombre. */
export type NamedMask = 'time' | 'time-seconds' | 'ip' | 'cpf' | 'cnpj' | 'cpf-cnpj' | 'date';

/**
 * Un nombre, un patrón (`0` dígito, `9` dígito opcional, `A` letra o dígito, `S` letra, `\` hace literal el carácter
 * que sigue; los demás se representan a sí mismos) o una lista, de la que se toma el primero en que cabe lo escrito.
 */
export type Mask = NamedMask | (string & {}) | readonly string[];

/** Error de lo que es más corto que su máscara. */
export type MaskErrors = {
  /** La máscara que falta completar y lo que se escribió. */
  mask: { required: string; actual: string };
};

/** Lo que pide una máscara con nombre propio, para los mensajes. */
export type MaskKind = 'time' | 'time-seconds' | 'date' | 'ip';
