/** La pantalla completa del navegador. */
export interface Fullscreen {
  /** Si el navegador permite la pantalla completa (un iPhone, por ejemplo, no). */
  readonly supported: boolean;
  /** Si algo está en pantalla completa. */
  readonly isEnabled: boolean;
  /** Elemento que está en pantalla completa, o `null`. */
  readonly element: Element | null;
  /**
   * Lleva un elemento, o toda la página, a pantalla completa. Responde `false`, sin lanzar error,
   * si el navegador no puede o no quiere (lo pide solo en respuesta a un gesto de la persona).
   */
  enable(element?: Element | null): Promise<boolean>;
  /** Sale de la pantalla completa. Responde si, al final, no queda nada en ella. */
  disable(): Promise<boolean>;
  /** Entra o sale. Responde si quedó como se pidió. */
  toggle(element?: Element | null): Promise<boolean>;
  /** Avisa al entrar y al salir; devuelve la función que deja de escuchar. */
  subscribe(listener: () => void): () => void;
}

/** Lo que da `useFullscreen`. */
export interface FullscreenControls {
  /** Si el navegador permite la pantalla completa; `false` mientras se renderiza en el servidor. */
  supported: boolean;
  /** Si el elemento de la referencia (o cualquiera, sin referencia) está en pantalla completa. */
  isEnabled: boolean;
  /** Entra en pantalla completa; responde `false` si no fue posible. */
  enable: () => Promise<boolean>;
  /** Sale de la pantalla completa. */
  disable: () => Promise<boolean>;
  /** Entra o sale. */
  toggle: () => Promise<boolean>;
}
