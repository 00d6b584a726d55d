import type { AddressLabels } from './forms-labels.types';

/** The Spanish texts of `AddressInput`. */
export const addressLabelsEsCO: AddressLabels = {
  addressVia: 'Tipo de vía',
  addressViaList: 'Tipos de vía',
  address1: 'Número de vía',
  address2: 'Número de cruce',
  address3: 'Placa y complemento',
  addressIncomplete: 'Completa la dirección',
  addressTooLong: (limit) =>
    `Acorta la dirección: una de sus partes tiene más de ${limit} caracteres`,
};
