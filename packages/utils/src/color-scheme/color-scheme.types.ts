/** Lo que se pinta. */
export type ColorScheme = 'light' | 'dark';

/** Lo que eligió la persona; `system` sigue al dispositivo. */
export type ColorSchemePreference = ColorScheme | 'system';

/** El esquema de color de la página, por fuera de React. */
export interface ColorSchemeStore {
  /** El esquema que se está mostrando; `light` en un servidor. */
  get: () => ColorScheme;
  /** Lo que eligió la persona. */
  preference: () => ColorSchemePreference;
  /** Elige un esquema, lo guarda y lo aplica de una vez. */
  set: (preference: ColorSchemePreference) => void;
  /** Cambia entre claro y oscuro. */
  toggle: () => void;
  /**
   * Avisa cada vez que cambia el esquema o la preferencia, también desde otra pestaña o desde el
   * sistema. Devuelve la función que lo detiene.
   */
  subscribe: (listener: () => void) => () => void;
}

/** Lo que da `useColorScheme`. */
export interface ColorSchemeState extends Pick<ColorSchemeStore, 'set' | 'toggle'> {
  /** El esquema que se está mostrando. */
  scheme: ColorScheme;
  /** Lo que eligió la persona. */
  preference: ColorSchemePreference;
}
