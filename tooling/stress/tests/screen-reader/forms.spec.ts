import { testTranscript } from './screen-reader.ts';

testTranscript(
  'a field says its name, that it must be filled in, and its help; its error once',
  'text-input',
  `
  Tab       → Usuario, campo de texto, obligatorio, Así te verán los demás
  Tab       → «Requerido»
  Shift+Tab → Usuario, campo de texto, obligatorio, no válido, Así te verán los demás Requerido
            → (silencio)`,
);

testTranscript(
  'a NIT offers its check digit, and says what is wrong with another',
  'nit-input',
  `
  Tab         → NIT, campo de texto
  «899999068» → NIT, campo de texto, valor 899.999.068, Agregar el dígito de verificación 1
  Tab         → Agregar el dígito de verificación 1, botón
  Enter       → NIT, campo de texto, valor 899.999.068-1
  Backspace 3 Shift+Tab → «NIT inválido»
  Tab         → NIT, campo de texto, no válido, valor 899.999.068-3, NIT inválido`,
);

testTranscript(
  'an address is a group of four named parts, with a list for the first',
  'address-input',
  `
  Tab    → Dirección, grupo
         | Tipo de vía, cuadro combinado, expandido, obligatorio | Calle, opción, seleccionado
  «carr» → Tipo de vía, cuadro combinado, expandido, obligatorio, valor carr
         | Carrera, opción, seleccionado
  Enter  → Número de vía, campo de texto, obligatorio`,
);

testTranscript(
  'a choice says its group, its place and its state',
  'radio-group',
  `
  Tab   → Entrega, grupo de opciones | A domicilio, botón de opción, sin marcar, Llega mañana
  Space → A domicilio, botón de opción, marcado, Llega mañana`,
);

testTranscript(
  'a checkbox says its state, of several too',
  'checkbox',
  `
  Tab   → Acepto los términos, casilla, sin marcar
  Space → Acepto los términos, casilla, marcado
  Tab   → Todas las ciudades, casilla, parcialmente marcado`,
);
