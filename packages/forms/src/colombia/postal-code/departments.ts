import type { Department } from './postal-code.types';

/** Code and name of each department, from the DIVIPOLA of the DANE. */
const ROWS =
  '05Antioquia|08Atlántico|11Bogotá, D.C.|13Bolívar|15Boyacá|17Caldas|18Caquetá|19Cauca|20Cesar|23Córdoba|' +
  '25Cundinamarca|27Chocó|41Huila|44La Guajira|47Magdalena|50Meta|52Nariño|54Norte de Santander|63Quindío|' +
  '66Risaralda|68Santander|70Sucre|73Tolima|76Valle del Cauca|81Arauca|85Casanare|86Putumayo|' +
  '88Archipiélago de San Andrés, Providencia y Santa Catalina|91Amazonas|94Guainía|95Guaviare|97Vaupés|' +
  '99Vichada';

let departments: readonly Department[] | undefined;

/** Los 32 departamentos y Bogotá, en el orden de sus códigos DIVIPOLA. */
export function colombianDepartments(): readonly Department[] {
  departments ??= ROWS.split('|').map((row) => ({ code: row.slice(0, 2), name: row.slice(2) }));
  return departments;
}
