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
  // A text gets an element of its own, in which React can change it when a browser has translated the page.
  const shown = typeof content === 'string' ? <span>{content}</span> : content;
  if (!gone) return shown;
  return (
    <span className="gd-select__gone" title={labels.gone}>
      {shown}
      <span className="gd-visually-hidden">{`, ${labels.gone}`}</span>
    </span>
  );
}
