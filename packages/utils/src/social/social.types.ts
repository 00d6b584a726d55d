import type { ComponentProps } from 'react';
import type { SocialLabels } from './labels/social-labels.types';
import type { SignInError } from './sign-in-error';

/** Quien entró con Google. */
export interface GoogleProfile {
  /** Identificador de la cuenta (`sub`). */
  id: string;
  /** Credencial firmada por Google: es la que el servidor debe verificar. */
  id_token: string;
  /** Nombres; vacío si la cuenta no los tiene. */
  first_name: string;
  /** Apellidos; vacío si la cuenta no los tiene. */
  last_name: string;
  /** Correo. */
  email: string;
  /** Dirección de la foto; vacía si no hay. */
  picture: string;
}

/** Quien entró con Facebook. */
export interface FacebookProfile {
  /** Identificador de la cuenta en esta aplicación. */
  id: string;
  /** Permiso de Facebook: es el que el servidor debe verificar. */
  access_token: string;
  /** Nombres. */
  first_name: string;
  /** Apellidos. */
  last_name: string;
  /** Correo; vacío si la cuenta no tiene o la persona no lo compartió. */
  email: string;
  /** Dirección de la foto, de 300 px de ancho, si la hay. */
  picture?: string | undefined;
}

/** Lo que ambos proveedores reciben sobre su script. */
export interface SignInScript {
  /** Dirección del programa del proveedor; se cambia para probar con uno simulado. @default la del proveedor */
  scriptSrc?: string | undefined;
  /** Valor de un solo uso que pide la política de seguridad del sitio (CSP). */
  scriptNonce?: string | undefined;
  /** Milisegundos que se espera al programa del proveedor. @default 20000 */
  timeout?: number | undefined;
}

/** Las opciones de `createGoogleSignIn`. */
export interface GoogleSignInOptions extends SignInScript {
  /** Identificador de cliente, de la consola de Google Cloud. Sin él queda «sin configurar». */
  clientId: string | undefined;
  /** Valor que Google devuelve dentro de la credencial; conviene que lo dé el servidor. @default un valor al azar */
  nonce?: string | undefined;
  /** Entra sin preguntar cuando la persona ya entró antes. @default false */
  autoSelect?: boolean | undefined;
}

/** Las opciones de `createFacebookSignIn`. */
export interface FacebookSignInOptions extends SignInScript {
  /** Identificador de la aplicación en Facebook. Sin él queda «sin configurar». */
  appId: string | undefined;
  /** Versión de la API de Facebook. @default 'v25.0' */
  version?: string | undefined;
}

/** Un proveedor, listo para el ingreso. */
export interface SignInClient<Profile> {
  /** Si tiene su identificador. */
  readonly configured: boolean;
  /** Trae el programa del proveedor, una sola vez. Rechaza con un `SignInError`. */
  load(): Promise<void>;
  /**
   * Pide entrar: da el perfil, o `null` si la persona desistió. Rechaza con un `SignInError`.
   * Si Google no puede mostrar su ventana, pone su propio botón en `fallback`, si se le da uno.
   */
  signIn(options?: { fallback?: HTMLElement | null }): Promise<Profile | null>;
  /** Desiste del intento en curso, si hay uno: su `signIn` da `null`. */
  cancel?(): void;
  /** Sale. */
  signOut(): Promise<void>;
}

/** Lo que recibe el `signIn` de un hook. */
export interface SignInHandlers<Profile> {
  /** Donde Google pone su propio botón si el navegador no muestra su ventana. */
  fallback?: HTMLElement | null | undefined;
  /** Alguien entró. */
  onSignIn?: ((profile: Profile) => void) | undefined;
  /** La persona desistió. */
  onCancel?: (() => void) | undefined;
  /** No se pudo entrar; el error ya trae su razón. */
  onError?: ((error: SignInError) => void) | undefined;
}

/** Lo que da `useSignIn`. */
export interface SignIn<Profile> {
  /** Quién entró, o `null`. */
  profile: Profile | null;
  /** Espera al proveedor o a la persona. */
  pending: boolean;
  /** Por qué falló el último intento, o `null`. */
  error: SignInError | null;
  /** Pide entrar; los errores quedan en `error` y nunca se lanzan. */
  signIn: (handlers?: SignInHandlers<Profile>) => Promise<Profile | null>;
  /** Sale y olvida el perfil. */
  signOut: () => Promise<void>;
}

/** Las propiedades de `GoogleButton` y `FacebookButton`; las de un botón nativo llegan al botón. */
export interface SignInButtonProps<Profile>
  extends Omit<SignInHandlers<Profile>, 'fallback'>,
    Omit<ComponentProps<'button'>, 'type' | 'onError' | 'onClick'> {
  /** El proveedor, creado una vez al iniciar la aplicación. */
  client: SignInClient<Profile>;
  /** Textos que reemplazan los del botón. */
  labels?: Partial<SocialLabels> | undefined;
  /** Clase para la raíz, que reúne el botón y su error. */
  className?: string | undefined;
  /** Clases por parte. */
  classNames?: Partial<Record<'root' | 'button' | 'error', string>> | undefined;
}
