/** Un día o un rango que se resalta, y por qué. */
export interface HighlightedDay {
  /** El día, o el primero de un rango. */
  readonly date: Date | number | string;
  /** El último día de un rango, contado. */
  readonly to?: Date | number | string | undefined;
  /** Se lee con el día, y se muestra mientras lo señalan o tiene el foco. */
  readonly label?: string | undefined;
  /** Clase de la celda del día. */
  readonly className?: string | undefined;
}
/** El nombre y la clase de un día que se resalta. */
export interface DayHighlight {
  /** Su nombre, o nada. */
  readonly label: string;
  /** Clase de su celda. */
  readonly className?: string | undefined;
}
/** Lo que un complemento le agrega a un calendario. Los días llegan como fechas locales. */
export interface DatePluginFeatures {
  /** `true`, o el motivo, cuando un día no se puede elegir. */
  readonly lockDay?: ((date: Date) => boolean | string) | undefined;
  /** El nombre de un día que se resalta, como el de un festivo, o su nombre y su clase; `null` para los demás. */
  readonly highlightDay?: ((date: Date) => string | DayHighlight | null) | undefined;
  /** Si un día es hábil: los rangos dicen entonces cuántos tienen. */
  readonly isBusinessDay?: ((date: Date) => boolean) | undefined;
}

/** Un complemento: se llama una vez por cada calendario que lo usa. */
export type DatePlugin = () => DatePluginFeatures;
export type DatePluginOption = DatePlugin | string;
