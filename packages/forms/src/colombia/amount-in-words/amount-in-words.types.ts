/** Género de lo que se cuenta: `doscientos` pesos, `doscientas` libras. */
export type NumberGender = 'masculine' | 'feminine';

/** Opciones de `numberInWords`. */
export interface NumberInWordsOptions {
  /** Género de lo que se cuenta; no cambia los millones. @default 'masculine' */
  gender?: NumberGender | undefined;
  /** El número va delante de lo que se cuenta: `un`, `veintiún` en vez de `uno`, `veintiuno`. @default false */
  beforeNoun?: boolean | undefined;
}

/** Una unidad de dinero, en singular y en plural. */
export interface MoneyUnit {
  /** El nombre de una sola: `peso`. */
  one: string;
  /** El nombre de varias: `pesos`. */
  many: string;
  /** Su género. @default 'masculine' */
  gender?: NumberGender | undefined;
}

/** Opciones de `amountInWords`. */
export interface AmountInWordsOptions {
  /** La moneda. @default { one: 'peso', many: 'pesos' } */
  unit?: MoneyUnit | undefined;
  /** La centésima parte de la moneda. @default { one: 'centavo', many: 'centavos' } */
  cent?: MoneyUnit | undefined;
  /** Lo que cierra el texto; vacío no agrega nada. @default 'm/cte' para pesos, '' para otra moneda */
  ending?: string | undefined;
}
