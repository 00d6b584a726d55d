/**
 * What people call things, by the word that this site uses for them. All of it folded: without
 * accents and in lower case.
 */
const SYNONYMS: Readonly<Record<string, string>> = {
  pasos:
    'empezar comenzar comienzo start started tutorial instalar instalo instalacion install npm pnpm yarn bun vite setup',
  next: 'nextjs ssr servidor remix',
  idiomas: 'ingles english portugues traducir traduccion i18n locale',
  select:
    'desplegable combo combobox lista listado menu dropdown seleccion seleccionar autocompletar',
  fecha: 'calendario almanaque dia mes cumpleanos nacimiento agenda date datepicker calendar',
  rango: 'periodo intervalo desde hasta range',
  hora: 'reloj time minutos',
  festivos: 'feriados feriado puente holidays holiday',
  habiles: 'laborales laborables',
  archivos:
    'subir adjuntar adjunto adjuntos cargar anexar documento pdf soltar arrastrar file upload',
  imagenes: 'foto fotos fotografia retrato avatar picture image',
  imagen: 'foto fotografia retrato avatar picture',
  contrasena: 'clave password secreto pass',
  nit: 'cedula rut rfc cuit ruc dian identificacion tributaria',
  moneda: 'dinero plata precio pesos valor divisa currency money cop',
  numero: 'cifra decimal entero number',
  direccion: 'domicilio nomenclatura calle carrera address',
  mascara: 'formato plantilla patron mask',
  pin: 'otp codigo sms verificacion token casillas',
  botones: 'button boton accion',
  boton: 'button accion',
  grupo: 'radio segmentado toggle',
  snackbar: 'toast aviso notificacion mensaje alerta toaster',
  tema: 'oscuro claro noche dark light theme esquema color marca brand',
  cookies: 'galletas almacenamiento storage',
  clic: 'click toque presionar sostener pulsar',
  prolongado: 'largo sostenido long press',
  completa: 'fullscreen maximizar',
  ingreso: 'login sesion autenticacion registro oauth signin entrar iniciar',
  splide: 'carousel slider galeria diapositivas slides deslizar',
  carrusel: 'carousel slider galeria diapositivas slides deslizar',
  campos: 'input inputs entrada casilla formulario texto textarea',
  errores: 'validacion validar validador error requerido obligatorio',
  remotas: 'servidor api asincrono async paginado ajax fetch remoto',
  plantillas: 'template templates personalizar render insignia',
  copiar: 'portapapeles clipboard',
  deshabilitado: 'disabled inactivo bloqueado desactivado',
  deshabilitadas: 'disabled inactivas bloqueadas desactivadas',
  politica: 'csp policy trusted nonce',
  teclado: 'atajo atajos tecla teclas keyboard shortcut',
  accesibilidad: 'a11y wcag aria lector axe',
  novedades: 'changelog cambios version versiones historial release',
  rendimiento: 'peso tamano velocidad performance benchmark kb bundle',
  // Names of props, by what they are in Spanish.
  min: 'minimo minima menor desde primero primera',
  max: 'maximo maxima mayor hasta tope limite ultimo ultima',
  disabled: 'deshabilitar deshabilitado deshabilitada desactivar bloquear',
  required: 'requerido requerida obligatorio obligatoria',
  default: 'inicial defecto predeterminado',
  value: 'valor',
  label: 'etiqueta nombre',
  labels: 'textos',
  placeholder: 'ejemplo pista vacio',
  loading: 'cargando espera',
  search: 'buscar busqueda filtrar filtro',
  create: 'crear nueva nuevo',
  locked: 'bloqueados bloqueadas prohibidos',
  only: 'solo lectura',
  size: 'tamano',
  holidays: 'festivos festivo',
  errors: 'error errores',
  focus: 'foco enfocar',
  change: 'cambio cambiar',
  business: 'habiles habil laborales laborable',
  today: 'hoy',
  yesterday: 'ayer',
  tomorrow: 'manana',
  week: 'semana',
  month: 'mes',
  year: 'ano',
  add: 'sumar agregar',
  diff: 'diferencia restar',
  format: 'formatear formato',
  parse: 'leer interpretar',
  copy: 'copiar portapapeles',
  optimize: 'optimizar reducir comprimir',
  class: 'clase clases estilo estilos css',

  // Keys, by what stands on the caps of another keyboard.
  esc: 'escape',
  supr: 'delete del suprimir borrar',
  retroceso: 'backspace borrar',
  mayus: 'shift mayuscula',
  enter: 'intro entrar',
  inicio: 'home',
  fin: 'end',
  espacio: 'space barra',
};

/** Words shorter than this are taken as they are: too many synonyms begin with them. */
const MIN_LENGTH = 3;

const TARGETS: readonly (readonly [synonym: string, target: string])[] = Object.entries(
  SYNONYMS,
).flatMap(([target, synonyms]) =>
  synonyms.split(' ').map((synonym): [string, string] => [synonym, target]),
);

/**
 * The words of the site that may be meant by a word, written whole or begun: `despleg` and
 * `desplegables` give `select`.
 */
export function synonymsOf(word: string): string[] {
  if (word.length < MIN_LENGTH) return [];
  const targets = TARGETS.filter(
    ([synonym]) => synonym.startsWith(word) || `${synonym}s` === word || `${synonym}es` === word,
  ).map(([, target]) => target);
  return [...new Set(targets)].filter((target) => !target.startsWith(word));
}
