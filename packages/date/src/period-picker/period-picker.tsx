'use client';

import { PickerField } from '../field/picker-field';
import type { OpenPicker } from '../field/picker-field.types';
import type { PeriodChangeReason, PeriodPickerProps } from './period.types';
import { periodViolation, pickPeriod } from './period-constraints';
import { PeriodGrid } from './period-grid';
import { spanName } from './period-text';
import type { Period, PeriodKind } from './periods';
import { usePeriodField } from './use-period-field';

export type PeriodPickerImplementationProps = PeriodPickerProps & {
  readonly kind: PeriodKind;
  readonly component: string;
};

export function PeriodPicker(props: PeriodPickerImplementationProps) {
  const { kind, component, range = false } = props;
  const period = usePeriodField(props, kind, component);
  const { texts, constraints, field, current, judge, messageOf, start, pickStart } = period;
  const { labels } = texts;
  const choose = (open: OpenPicker, one: Period, reason: PeriodChangeReason) => {
    if (periodViolation(constraints, one)) return;
    if (range && start === null && reason === 'select') {
      pickStart(one);
      return;
    }
    const span = pickPeriod(reason === 'select' ? start : null, one);
    if (judge(span)) return;
    pickStart(null);
    period.commit(span, reason);
    open.onDone();
  };
  const dialog = (range ? labels.rangeDialog : labels.dialog)[kind];
  const hint = labels.hint[kind];
  return (
    <PickerField
      props={{
        ...props,
        onOpenChange: (open, details) => {
          pickStart(null);
          props.onOpenChange?.(open, details);
        },
      }}
      field={field}
      content={period.grid}
      placeholder={props.placeholder ?? (range ? `${hint} – ${hint}` : hint)}
      valueText={period.value ? spanName(kind, period.value, texts) : ''}
      clearLabel={labels.clear}
      popupLabel={dialog}
      entryLabel={labels.type}
    >
      {(open) => (
        <PeriodGrid
          kind={kind}
          range={range}
          value={period.seen}
          start={start}
          current={current()}
          isCurrentAllowed={judge(pickPeriod(null, current())) === null}
          min={constraints.min}
          max={constraints.max}
          focusOnMount={open.focusOnMount}
          texts={texts}
          reasonOf={(one) => {
            const problem =
              periodViolation(constraints, one) ??
              (start === null ? null : judge(pickPeriod(start, one)));
            return problem ? messageOf(problem) : '';
          }}
          handle={period.grid}
          // The first Escape only drops the start of a range.
          onEscape={() => pickStart(null)}
          onPick={(one) => choose(open, one, 'select')}
          onCurrent={() => choose(open, current(), 'today')}
        />
      )}
    </PickerField>
  );
}
