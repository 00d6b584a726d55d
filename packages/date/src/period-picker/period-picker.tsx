import { PickerField } from '../field/picker-field';
import type { PeriodPickerProps } from './period.types';
import { PeriodGrid } from './period-grid';
import { spanName } from './period-text';
import type { PeriodKind } from './periods';
import { usePeriodField } from './use-period-field';

export function PeriodPicker(props: PeriodPickerProps & { kind: PeriodKind; component: string }) {
  const { kind, component, range = false } = props;
  const period = usePeriodField(props, kind, component);
  const { labels } = period.texts;
  const hint = labels.hint[kind];
  return (
    <PickerField
      props={{
        ...props,
        onOpenChange: (open, details) => {
          period.dropStart();
          props.onOpenChange?.(open, details);
        },
      }}
      field={period.field}
      content={period.grid}
      placeholder={props.placeholder ?? (range ? `${hint} – ${hint}` : hint)}
      valueText={period.value ? spanName(kind, period.value, period.texts) : ''}
      clearLabel={labels.clear}
      popupLabel={(range ? labels.rangeDialog : labels.dialog)[kind]}
      entryLabel={labels.type}
    >
      {(open) => <PeriodGrid field={period} open={open} />}
    </PickerField>
  );
}
