/** What changes with a release, in the words of this site; the notes of each change are in English. */
export const SUMMARIES: Readonly<Record<string, readonly string[]>> = {
  proxima: [
    'Es la primera versión: cinco paquetes con botones, formularios, listas, fechas y archivos, en español de Colombia, inglés y portugués.',
    'Lo que se ve en un campo es lo que envía el formulario; si no se puede enviar, el campo lo dice.',
    'Lo que alguien escribe, marca o adjunta antes de que cargue JavaScript se conserva.',
    'Hay componentes nuevos para horas y periodos, para sugerir mientras se escribe y para mostrar una ventana junto a un botón.',
    'Las listas y los calendarios se abren por encima de todo, también dentro de los diálogos de otras librerías.',
    'Los archivos se revisan por su contenido, se ordenan, se renombran y se suben con reintentos; las fotos se recortan y pierden su ubicación.',
    'Hay funciones para probar lo que hiciste con los componentes, y cada aviso de desarrollo trae la dirección que lo explica.',
    'Los festivos y los días hábiles ya no vienen con cada calendario: se registran por su nombre.',
  ],
};
