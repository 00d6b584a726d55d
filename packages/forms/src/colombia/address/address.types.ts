/** Tipos de vía, en el orden en que se ofrecen. */
export type Via =
  | 'Calle'
  | 'Carrera'
  | 'Autopista'
  | 'Avenida'
  | 'Avenida Calle'
  | 'Avenida Carrera'
  | 'Circunvalar'
  | 'Circular'
  | 'Diagonal'
  | 'Kilómetro'
  | 'Manzana'
  | 'Transversal'
  | 'Vía';

/** Las cuatro partes de una dirección colombiana. */
export interface AddressParts {
  /** Tipo de vía: `Calle`. Vacío si no se reconoció. */
  via: string;
  /** Número de la vía, con su letra: `7A Bis`. */
  address1: string;
  /** Número del cruce: `12`. */
  address2: string;
  /** Placa y lo que sigue: `34 Sur Apto 501`. */
  address3: string;
}

/** Lo que `parseAddress` entiende de un texto. */
export interface ParsedAddress extends AddressParts {
  /**
   * El texto que no cabe en las cuatro partes, como se escribió: una vereda, una finca, un lugar con
   * nombre. Vacío si la dirección se entendió completa.
   */
  rest: string;
}
