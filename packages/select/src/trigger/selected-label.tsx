import type { SelectConfig } from '../select/select-config';
import type { ShownItem } from '../tokens/use-shown-items';

export interface SelectedLabelProps<Option> {
  readonly config: SelectConfig<Option>;
  readonly item: ShownItem<Option>;
}

export function SelectedLabel<Option>({ config, item }: SelectedLabelProps<Option>) {
  const { props, reader, labels } = config;
  const { option, label, gone } = item;
  const template = props.renderBadge;
  const content =
    option === undefined || !template
      ? label
      : template({
          option,
          selected: true,
          highlighted: false,
          disabled: reader.disabled(option),
          searchTerm: '',
        });
  if (!gone) return content;
  return (
    <span className="gd-select__gone" title={labels.gone}>
      {content}
      <span className="gd-visually-hidden">, {labels.gone}</span>
    </span>
  );
}
