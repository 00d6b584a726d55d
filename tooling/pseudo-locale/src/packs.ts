import { dateLabelsEnUS, dateLabelsEsCO, dateLabelsPtBR } from '@guadua/date';
import { fileLabelsEnUS, fileLabelsEsCO, fileLabelsPtBR } from '@guadua/file';
import { formsLabelsEnUS, formsLabelsEsCO, formsLabelsPtBR } from '@guadua/forms';
import { selectLabelsEnUS, selectLabelsEsCO, selectLabelsPtBR } from '@guadua/select';
import type { LabelPack } from '@guadua/utils';
import { utilsLabelsEnUS, utilsLabelsEsCO, utilsLabelsPtBR } from '@guadua/utils';
import { carouselLabelsEnUS, carouselLabelsEsCO, carouselLabelsPtBR } from '@guadua/utils/carousel';
import { socialLabelsEnUS, socialLabelsEsCO, socialLabelsPtBR } from '@guadua/utils/social';

/** The packs of one group, by language. */
export interface PackSet {
  'es-CO': LabelPack;
  'en-US': LabelPack;
  'pt-BR': LabelPack;
}

/** Every pack there is. */
export const PACKS: readonly PackSet[] = [
  { 'es-CO': utilsLabelsEsCO, 'en-US': utilsLabelsEnUS, 'pt-BR': utilsLabelsPtBR },
  { 'es-CO': carouselLabelsEsCO, 'en-US': carouselLabelsEnUS, 'pt-BR': carouselLabelsPtBR },
  { 'es-CO': socialLabelsEsCO, 'en-US': socialLabelsEnUS, 'pt-BR': socialLabelsPtBR },
  { 'es-CO': formsLabelsEsCO, 'en-US': formsLabelsEnUS, 'pt-BR': formsLabelsPtBR },
  { 'es-CO': selectLabelsEsCO, 'en-US': selectLabelsEnUS, 'pt-BR': selectLabelsPtBR },
  { 'es-CO': dateLabelsEsCO, 'en-US': dateLabelsEnUS, 'pt-BR': dateLabelsPtBR },
  { 'es-CO': fileLabelsEsCO, 'en-US': fileLabelsEnUS, 'pt-BR': fileLabelsPtBR },
];
