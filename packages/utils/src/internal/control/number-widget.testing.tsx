import { useRef } from 'react';
import { type ControlValue, useControlValue } from './use-control-value';

/** Props of the widget that the tests of the control value use. */
export interface NumberWidgetProps {
  value?: number | null | '' | undefined;
  defaultValue?: number | null | undefined;
  onChange?: ((value: number | null, details: { reason: string }) => void) | undefined;
  /** Hands its control value to the test. */
  onRender?:
    | ((control: ControlValue<number | null, string, { reason: string }>) => void)
    | undefined;
}

/** A number as a person writes it: `1,` is 1, and `-` is none yet. */
export function NumberWidget({ value, defaultValue, onChange, onRender }: NumberWidgetProps) {
  const element = useRef<HTMLInputElement>(null);
  const control = useControlValue<number | null | '', number | null, string>({
    value,
    defaultValue,
    onChange,
    element,
    read: (given) => (given === '' ? null : (given ?? null)),
    readEarly() {
      const text = element.current?.value;
      if (text === undefined || text === element.current?.defaultValue) return undefined;
      return { value: numberOf(text), draft: text };
    },
  });
  onRender?.(control);
  return (
    <input
      ref={element}
      aria-label="Campo"
      value={control.draft ?? String(control.value ?? '')}
      data-record={control.record}
      onChange={({ target }) =>
        control.set(numberOf(target.value), { reason: 'type' }, target.value)
      }
    />
  );
}

export function numberOf(text: string): number | null {
  const number = Number.parseFloat(text.replace(',', '.'));
  return Number.isNaN(number) ? null : number;
}
