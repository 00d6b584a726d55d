import type { LabelPack } from '@guadua/utils';
import { inlineCalendarTextsEsCO } from '../calendar/inline-labels';
import { rangeFieldsTextsEsCO } from '../date-range-fields/range-fields-labels';
import { datesTextsEsCO } from '../dates-picker/dates-labels';
import { periodTextsEsCO } from '../period-picker/period-labels';
import { timeTextsEsCO } from '../time-input/time-labels';
import { calendarTextsEsCO } from '../value/calendar-labels';
import type { DateLabels } from './date-labels.types';

const labels: DateLabels = {
  ...calendarTextsEsCO,
  ...inlineCalendarTextsEsCO,
  ...rangeFieldsTextsEsCO,
  ...datesTextsEsCO,
  ...timeTextsEsCO,
  ...periodTextsEsCO,
};

/** Spanish (Colombia) for `<GuaduaProvider labels>`, inside a tree in another language. */
export const dateLabelsEsCO: LabelPack = { group: 'date', labels };
