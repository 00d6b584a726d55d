import type { SelectTexts } from '../labels/select-labels.types';
import type { ListProps, SelectCommonProps } from '../select/select.types';
import type { OptionReader } from '../selection/option-reader';
import type { SearchIndex } from './search/search-index';

/** What a list asks of the widget that opens it, be it a select or an autocomplete. */
export interface ListConfig<Option> {
  readonly props: ListProps<Option> &
    Pick<SelectCommonProps<Option>, 'groups' | 'onCreate' | 'classNames'>;
  readonly labels: SelectTexts;
  readonly reader: OptionReader<Option>;
  readonly options: readonly (Option | null | undefined)[];
  /** What was folded of the options is kept, however often the list is opened. */
  readonly index: SearchIndex;
}
