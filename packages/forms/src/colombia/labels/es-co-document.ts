import type { DocumentLabels } from './colombia-labels.types';

/** The Spanish texts of `DocumentInput`. */
export const documentLabelsEsCO: DocumentLabels = {
  documentType: 'Tipo de documento',
  documentTypes: {
    CC: 'CC · Cédula de ciudadanía',
    CE: 'CE · Cédula de extranjería',
    TI: 'TI · Tarjeta de identidad',
    RC: 'RC · Registro civil',
    PA: 'PA · Pasaporte',
    PPT: 'PPT · Permiso por protección temporal',
    PEP: 'PEP · Permiso especial de permanencia',
    NIT: 'NIT · Número de identificación tributaria',
    NUIP: 'NUIP · Número único de identificación personal',
  },
};
