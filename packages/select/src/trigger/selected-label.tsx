import type { SelectConfig } from '../select/select-config';
import type { SelectedItem, SelectKey } from '../selection/selection.types';

export interface SelectedLabelProps<Option> {
  readonly config: SelectConfig<Option>;
  readonly item: SelectedItem<Option>;
  readonly gone: ReadonlySet<SelectKey>;
}

export function SelectedLabel<Option>({ config, item, gone }: SelectedLabelProps<Option>) {
  const { props, reader, labels } = config;
  const { option, key, label } = item;
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
  if (!gone.has(key)) return content;
  return (
    <span className="gd-select__gone" title={labels.gone}>
      {content}
      <span className="gd-visually-hidden">, {labels.gone}</span>
    </span>
  );
}
