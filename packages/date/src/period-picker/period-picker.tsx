'use client';

import { PickerField } from '../field/picker-field';
import type { OpenPicker } from '../field/picker-field.types';
import type { PeriodChangeReason, PeriodPickerProps } from './period.types';
import { cellName, cellText, pageTitle } from './period-cell-text';
import { periodViolation, pickPeriod } from './period-constraints';
import { PeriodGrid } from './period-grid';
import { spanName } from './period-text';
import { type Period, type PeriodKind, periodOf } from './periods';
import { usePeriodField } from './use-period-field';

export type PeriodPickerImplementationProps = PeriodPickerProps & {
  readonly kind: PeriodKind;
  readonly component: string;
};

export function PeriodPicker(props: PeriodPickerImplementationProps) {
  const { kind, component, range = false } = props;
  const {
    labels,
    texts,
    constraints,
    value,
    input,
    today,
    field,
    sent,
    grid,
    judge,
    messageOf,
    start,
    pickStart,
  } = usePeriodField(props, kind, component);
  const choose = (open: OpenPicker, period: Period, reason: PeriodChangeReason) => {
    if (periodViolation(constraints, period)) return;
    if (range && start === null && reason === 'select') {
      pickStart(period);
      return;
    }
    const span = reason === 'select' ? pickPeriod(start, period) : { from: period, to: period };
    if (judge(span)) return;
    pickStart(null);
    value.commit(span, reason);
    open.onDone();
  };
  const dialog = (range ? labels.rangeDialog : labels.dialog)[kind];
  const shown = value.value ? spanName(kind, value.value, texts) : '';
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
      input={input}
      content={grid}
      filled={value.value !== null || value.unreadable !== ''}
      isUnknown={value.isUnknown}
      placeholder={props.placeholder ?? (range ? `${hint} – ${hint}` : hint)}
      buttonLabel={[dialog, shown].filter(Boolean).join(', ')}
      clearLabel={labels.clear}
      popupLabel={dialog}
      entryLabel={labels.type}
      onClear={() => value.commit(null, 'clear')}
    >
      {(open) => (
        <PeriodGrid
          kind={kind}
          range={range}
          value={sent}
          start={start}
          current={periodOf(kind, today())}
          isCurrentAllowed={judge(pickPeriod(null, periodOf(kind, today()))) === null}
          min={constraints.min}
          max={constraints.max}
          focusOnMount={open.focusOnMount}
          labels={labels}
          textOf={(period) => cellText(kind, period, texts)}
          nameOf={(period) => cellName(kind, period, texts)}
          titleOf={(page) => pageTitle(kind, page, texts)}
          reasonOf={(period) => {
            const problem =
              periodViolation(constraints, period) ??
              (start === null ? null : judge(pickPeriod(start, period)));
            return problem ? messageOf(problem) : '';
          }}
          handle={grid}
          // The first Escape only drops the start of a range.
          onEscape={() => pickStart(null)}
          onPick={(period) => choose(open, period, 'select')}
          onCurrent={() => choose(open, periodOf(kind, today()), 'today')}
        />
      )}
    </PickerField>
  );
}
