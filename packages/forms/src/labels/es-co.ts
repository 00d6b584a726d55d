import type { LabelPack } from '@guadua/utils';
import { addressLabelsEsCO } from './es-co-address';
import { characterLabelsEsCO } from './es-co-characters';
import { errorLabelsEsCO } from './es-co-errors';
import { formLabelsEsCO } from './es-co-form';
import { groupLabelsEsCO } from './es-co-group';
import { inputLabelsEsCO } from './es-co-input';
import { passwordLabelsEsCO } from './es-co-password';
import { pinLabelsEsCO } from './es-co-pin';
import { rowLabelsEsCO } from './es-co-rows';
import { stepperLabelsEsCO } from './es-co-stepper';
import type { FormsLabels } from './forms-labels.types';

/**
 * The Spanish (Colombia) texts: shown where nothing is replaced (CMP-5). Each widget reads
 * its own part, so that a page with one widget carries no other's texts.
 */
const texts: FormsLabels = {
  errors: errorLabelsEsCO,
  pending: 'Comprobando…',
  refused: 'Ese texto no se puede usar aquí: el campo quedó como estaba',
  ...inputLabelsEsCO,
  ...stepperLabelsEsCO,
  ...pinLabelsEsCO,
  ...addressLabelsEsCO,
  ...passwordLabelsEsCO,
  ...characterLabelsEsCO,
  ...groupLabelsEsCO,
  ...rowLabelsEsCO,
  ...formLabelsEsCO,
};

/** Spanish (Colombia) for `<GuaduaProvider labels>`, inside a tree in another language. */
export const formsLabelsEsCO: LabelPack = { group: 'forms', labels: texts };
