/** A line of a strict policy, and what it is for. */
export interface PolicyLine {
  /** The directive as it stands in the header. */
  readonly directive: string;
  /** What an application adds to it, in words. */
  readonly besides?: string;
  readonly why: string;
}

/** All that Guadua asks of a strict policy. A test runs a built application under exactly these directives. */
export const STRICT_POLICY: readonly PolicyLine[] = [
  {
    directive: "script-src 'self'",
    besides: '+ la huella de colorSchemeScript, si lo usas',
    why: 'Tu aplicación, y el tema antes del primer píxel.',
  },
  { directive: "style-src 'self'", why: 'Las hojas de estilos de los paquetes.' },
  {
    directive: "img-src 'self' blob:",
    why: 'Las vistas previas de `FileInput` e `ImageInput`, y el recorte.',
  },
  {
    directive: "worker-src 'self'",
    why: 'Las fotos se reducen en otro hilo. Sin este permiso la página se detiene mientras tanto, y un aviso lo dice en desarrollo. Con esbuild, Rollup solo, CommonJS o un import map, `blob:` en vez de `self`. Con `pdfThumbnail`, también el de `pdfjs-dist`.',
  },
  {
    directive: "connect-src 'self'",
    besides: '+ tu servidor',
    why: 'Listas remotas y archivos que suben.',
  },
  {
    directive: "require-trusted-types-for 'script'",
    why: 'Se puede exigir: ningún componente escribe HTML desde un texto.',
  },
  {
    directive: 'trusted-types guadua',
    why: 'La única política que crean: por ella pasan la dirección del worker de las fotos y los scripts de Google y Facebook. Next crea además `nextjs` y `nextjs#bundler`, y solo si construyes con `next build --webpack`: lo que Turbopack carga después no pasa por ninguna, y el navegador lo bloquea.',
  },
];

/** What only some pages need. */
export const OTHER_SOURCES: readonly PolicyLine[] = [
  {
    directive: 'script-src, frame-src y connect-src de Google y Facebook',
    why: 'Solo donde uses `@guadua/utils/social`, y solo cuando alguien pide entrar.',
  },
];
