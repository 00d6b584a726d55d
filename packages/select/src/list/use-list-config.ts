import { useLabels } from '@guadua/utils/internal';
import { selectTextsEsCO } from '../labels/es-co';
import type { RemoteSource } from '../remote/remote-source';
import type { OptionReader } from '../selection/option-reader';
import type { ListConfig } from './list-config';
import { useSearchIndex } from './search/use-option-view';

interface ListSource<Option> {
  readonly options?: ListConfig<Option>['options'] | null | undefined;
  readonly remote?: RemoteSource<Option> | undefined;
}

const NO_OPTIONS: readonly never[] = [];

export function useListConfig<Option>(
  props: ListConfig<Option>['props'] & ListSource<Option>,
  reader: OptionReader<Option>,
): ListConfig<Option> {
  const options = props.remote ? NO_OPTIONS : (props.options ?? NO_OPTIONS);
  const labels = useLabels('select', selectTextsEsCO, props.labels);
  return { props, labels, reader, options, index: useSearchIndex(options, reader, props) };
}
