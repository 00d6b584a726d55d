/** The engines that the tests run in; a test holds README.md and docs/engines.md to them. */
export const ENGINES: readonly (readonly [engine: string, tested: string, from: string])[] = [
  ['Chromium', 'La versión de Debian, con cada cambio', 'Chrome 123'],
  ['Firefox', '153 ESR; un recorrido corto con cada cambio, lo demás cada noche', 'Firefox 125'],
  ['WebKit', 'WebKitGTK 2.50, igual', 'Safari 17.5'],
];
