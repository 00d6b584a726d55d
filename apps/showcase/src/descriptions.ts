/**
 * One sentence on each page: its lead, and its description for search engines. Apart from the route
 * table, because the table travels with every first load and this doesn't.
 */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '/': 'Guadua: componentes React 19 en español de Colombia para formularios, listas, fechas y archivos, accesibles y medidos.',
  '/ui/buttons':
    'Diez tonos, tres variantes y un estado de carga que conserva su ancho: el botón que ya sabe portarse bien.',
  '/ui/buttons-group':
    'Botones unidos que comparten borde y, si hace falta, una sola elección que se recorre con las flechas.',
  '/forms/basic':
    'Texto, número, área de texto y lista nativa, con su etiqueta, su ayuda y sus errores unidos por un solo campo.',
  '/forms/extras':
    'Moneda, dirección colombiana, NIT y máscaras que ayudan mientras se escribe y entregan un valor limpio.',
  '/forms/pin':
    'Un código casilla por casilla: se escribe, se pega o llega por SMS, y siempre es un solo valor.',
  '/select/basic':
    'Elige una o varias opciones de una lista, con búsqueda que entiende tildes y sin perder velocidad con cien mil filas.',
  '/select/templates':
    'La insignia y la fila de cada opción, dibujadas por ti: con retrato, con detalle o compactas.',
  '/select/remote':
    'Más de mil municipios de Colombia que llegan por páginas, agrupados por departamento y con búsqueda en el servidor.',
  '/select/options':
    'Otras etiquetas y claves, límites, opciones nuevas, deshabilitadas y una lista de cien mil.',
  '/date/basic':
    'Un calendario que se escribe o se elige, con hora, límites y los festivos de Colombia.',
  '/date/range':
    'Dos fechas en un solo campo, con accesos directos, días bloqueados y dos meses a la vista.',
  '/date/utils':
    'Las funciones que usan los calendarios, sueltas: festivos, días hábiles, formatos y más.',
  '/file/basic':
    'Uno o varios archivos, elegidos o soltados, revisados por lo que son y no por cómo se llaman.',
  '/file/image': 'Una imagen con vista previa, reducida en el navegador antes de enviarla.',
  '/splide':
    'El motor de Splide con nuestra envoltura: visible antes del guion, en español y con pausa.',
  '/utils/theme':
    'Sigue al sistema, recuerda tu elección, la comparte entre pestañas y nunca destella en blanco.',
  '/utils/cookies': 'Leer, escribir y borrar cookies conservando el tipo de cada valor.',
  '/utils/click': 'Distingue un clic corto de uno sostenido, con ratón, dedo, lápiz o teclado.',
  '/utils/fullscreen': 'Entra y sale de pantalla completa, y se entera cuando otro lo hace.',
  '/utils/snackbar':
    'Un aviso breve que llega sin interrumpir, espera si lo estás leyendo y se anuncia a quien no lo ve.',
  '/utils/password':
    'Contraseñas de azar verdadero, con las clases de caracteres que pidas y su fortaleza en bits.',
  '/social':
    'Los dos ingresos sociales, cargados solo cuando alguien los pide y con errores que se entienden.',
  '/novedades': 'Lo que cambia de una versión a otra, contado para quien usa los paquetes.',
  '/rendimiento':
    'Cuánto pesa cada parte y cuánto tarda, medido al construir este sitio y puesto al lado de lo prometido.',
  '/accesibilidad':
    'Con qué cumple Guadua, cómo se comprueba en cada cambio y qué límites conocemos.',
};
