import { testTranscript } from './screen-reader.ts';

testTranscript(
  'a calendar reads each day in full, what it is and why it is locked',
  'calendar',
  `
  Tab Tab Tab Tab Tab   → Fecha de la cita, grupo | noviembre de 2026, cuadrícula
                        | miércoles, 18 de noviembre de 2026, seleccionado, celda, seleccionado
  ArrowRight ArrowRight → viernes, 20 de noviembre de 2026, hoy, celda, fecha actual
  ArrowRight ArrowRight → domingo, 22 de noviembre de 2026, Los domingos no atendemos, no disponible, celda, no disponible
  Enter                 → «Esa fecha no está disponible: Los domingos no atendemos»
  ArrowRight ArrowRight → martes, 24 de noviembre de 2026, Día de la familia, celda
  Enter                 → martes, 24 de noviembre de 2026, seleccionado, Día de la familia, celda, seleccionado
  PageUp PageUp         → jueves, 24 de septiembre de 2026, celda`,
);

testTranscript(
  'a date with its time is picked without a screen',
  'date-picker',
  `
  Tab        → Fecha de entrega, cuadro combinado, expandido
  ArrowDown  → Elegir fecha, diálogo | noviembre de 2026, cuadrícula
             | viernes, 20 de noviembre de 2026, hoy, celda, fecha actual
  ArrowRight → sábado, 21 de noviembre de 2026, celda
  PageDown   → lunes, 21 de diciembre de 2026, celda
  Enter      → lunes, 21 de diciembre de 2026, seleccionado, celda, seleccionado
  Tab        → Hora, grupo | Hora, hora, control numérico, valor 12
  ArrowUp    → Hora, hora, control numérico, valor 01
  Enter      → Fecha de entrega, cuadro combinado, contraído, valor 21/12/2026, 01:00 AM`,
);

const REFUSAL = 'No entendemos esa fecha. Escríbela así: 20/11/2026, 12:00 AM';

testTranscript(
  'a typed date that can’t be read says how to write it, once',
  'date-picker',
  `
  Tab «nunca» Tab → Elegir fecha, botón, contraído | ¡${REFUSAL}!
  Shift+Tab → Fecha de entrega, cuadro combinado, expandido, no válido, valor nunca, ${REFUSAL}
            → (silencio)`,
);
