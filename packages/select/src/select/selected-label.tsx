import type { SelectedItem, SelectKey } from '../selection/selection.types';
import type { SelectConfig } from './select-config';

/** Props of `SelectedLabel`. */
export interface SelectedLabelProps<Option> {
  readonly config: SelectConfig<Option>;
  readonly item: SelectedItem<Option>;
  /** Keys that the source no longer has. */
  readonly gone: ReadonlySet<SelectKey>;
}

/** What stands for a selected value: its template, else its label; a key that is gone says so. */
export function SelectedLabel<Option>({ config, item, gone }: SelectedLabelProps<Option>) {
  const { props, reader, labels } = config;
  const { option, key, label } = item;
  const template = props.renderBadge ?? props.renderItem;
  if (option === undefined) {
    if (!gone.has(key)) return label;
    return (
      <span className="gd-select__gone" title={labels.gone}>
        {label}
        <span className="gd-visually-hidden">, {labels.gone}</span>
      </span>
    );
  }
  if (!template) return label;
  return template({
    option,
    selected: true,
    highlighted: false,
    disabled: reader.disabled(option),
    searchTerm: '',
  });
}
