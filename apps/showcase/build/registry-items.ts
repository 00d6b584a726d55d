/** What the registry offers: a module of the site that runs there, under the name that a person adds. */
export interface RegistryEntry {
  /** Name of the item, and of the file that is written. */
  readonly name: string;
  readonly title: string;
  /** What it is, in Spanish. */
  readonly description: string;
  /** The module, from `src/pages`. It imports no data of the site. */
  readonly module: string;
}

/** Every item, in the order in which a page lists them. */
export const REGISTRY_ENTRIES: readonly RegistryEntry[] = [
  {
    name: 'nit-field',
    title: 'NIT',
    description: 'El NIT con su dígito de verificación y sus mensajes.',
    module: 'forms/extras/examples/nit.tsx',
  },
  {
    name: 'address-field',
    title: 'Dirección',
    description: 'La dirección colombiana, leída mientras se escribe.',
    module: 'forms/extras/examples/address.tsx',
  },
  {
    name: 'currency-field',
    title: 'Moneda',
    description: 'Un valor en pesos, con puntos de miles.',
    module: 'forms/extras/examples/currency.tsx',
  },
  {
    name: 'document-field',
    title: 'Documento',
    description: 'Tipo y número del documento de una persona.',
    module: 'forms/colombia/examples/identity-document.tsx',
  },
  {
    name: 'phone-field',
    title: 'Teléfono',
    description: 'Un celular o un fijo de Colombia, guardado en E.164.',
    module: 'forms/colombia/examples/phone.tsx',
  },
  {
    name: 'municipality-select',
    title: 'Municipio',
    description: 'Los municipios de la DIVIPOLA en un Select, por departamento.',
    module: 'select/options/examples/municipality.tsx',
  },
  {
    name: 'pin-field',
    title: 'PIN',
    description: 'Un código casilla por casilla.',
    module: 'forms/pin/examples/simple.tsx',
  },
  {
    name: 'date-field',
    title: 'Fecha',
    description: 'Una fecha, escrita o elegida.',
    module: 'date/basic/examples/simple.tsx',
  },
  {
    name: 'date-range-field',
    title: 'Rango de fechas',
    description: 'Un rango con accesos directos.',
    module: 'date/range/examples/shortcuts.tsx',
  },
  {
    name: 'city-autocomplete',
    title: 'Autocompletar',
    description: 'Un texto con sugerencias.',
    module: 'select/autocomplete/examples/city.tsx',
  },
  {
    name: 'file-field',
    title: 'Archivos',
    description: 'Varios archivos, revisados por su contenido.',
    module: 'file/basic/examples/multiple.tsx',
  },
  {
    name: 'avatar-field',
    title: 'Foto de perfil',
    description: 'Una foto redonda, con recorte.',
    module: 'file/image/examples/avatar.tsx',
  },
];
