import { renderHook } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  FieldContext,
  type FieldContextValue,
  type FieldControlProps,
  useFieldControl,
} from './field-context';

const field: FieldContextValue = {
  controlId: 'campo',
  others: '',
  join: () => () => {},
  labelId: 'etiqueta',
  describedBy: 'ayuda error',
  errorId: 'error',
  disabled: true,
  readOnly: true,
  required: true,
  invalid: true,
  report: vi.fn(),
};

const control = (
  props: FieldControlProps,
  {
    context = field,
    labelled,
  }: { context?: FieldContextValue | null; labelled?: 'for' | 'id' } = {},
) =>
  renderHook(() => useFieldControl(props, labelled), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <FieldContext value={context}>{children}</FieldContext>
    ),
  }).result.current;

describe('useFieldControl (FLD-1)', () => {
  it('takes ids, states and descriptions from the field', () => {
    expect(control({})).toEqual({
      id: 'campo',
      disabled: true,
      readOnly: true,
      required: true,
      invalid: true,
      aria: {
        'aria-label': undefined,
        'aria-labelledby': undefined,
        'aria-describedby': 'ayuda error',
        'aria-errormessage': 'error',
        'aria-invalid': true,
      },
      report: field.report,
    });
  });

  it('lets the control’s own props win, and joins the descriptions', () => {
    const own = control({
      id: 'mío',
      disabled: false,
      readOnly: false,
      required: false,
      invalid: false,
      'aria-describedby': 'nota',
      'aria-errormessage': 'mi-error',
    });
    expect(own).toMatchObject({
      id: 'mío',
      disabled: false,
      readOnly: false,
      required: false,
      invalid: false,
      aria: {
        'aria-describedby': 'ayuda error nota',
        'aria-errormessage': 'mi-error',
        'aria-invalid': undefined,
      },
    });
  });

  it('names what a `<label for>` can’t name, unless it has a name of its own', () => {
    const name = (props: FieldControlProps) =>
      control(props, { labelled: 'id' }).aria['aria-labelledby'];
    expect(name({})).toBe('etiqueta');
    expect(name({ 'aria-label': 'Mío' })).toBeUndefined();
    expect(name({ 'aria-labelledby': 'otra' })).toBe('otra');
  });

  it('leaves the field’s id to its first control, and names the others by the label (FLD-1)', () => {
    const { result } = renderHook(() => useFieldControl({}), {
      wrapper: ({ children }: { children: ReactNode }) => {
        const [others, setOthers] = useState('');
        const [join] = useState(() => (ownId: string) => {
          setOthers(`x ${ownId}`);
          return () => setOthers('');
        });
        return <FieldContext value={{ ...field, others, join }}>{children}</FieldContext>;
      },
    });
    expect(result.current.id).not.toBe('campo');
    expect(result.current.aria['aria-labelledby']).toBe('etiqueta');
  });

  it('points at the errors only while invalid', () => {
    const { aria } = control({}, { context: { ...field, invalid: false } });
    expect(aria['aria-errormessage']).toBeUndefined();
    expect(aria['aria-invalid']).toBeUndefined();
  });

  it('stands alone without a field, with an id of its own', () => {
    const alone = control({}, { context: null });
    expect(alone.id).not.toBe('');
    expect(alone).toMatchObject({
      disabled: false,
      readOnly: false,
      required: false,
      invalid: false,
    });
    expect(alone.aria['aria-describedby']).toBeUndefined();
    expect(() => alone.report({ touched: true })).not.toThrow();
  });
});
