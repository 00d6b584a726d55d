import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FieldContext, type FieldContextValue } from './field-context';
import { type ControlOptions, useControl } from './use-control';

const FIELD: FieldContextValue = {
  controlId: 'c',
  others: '',
  join: () => () => {},
  labelId: 'l',
  describedBy: undefined,
  errorId: undefined,
  disabled: undefined,
  readOnly: undefined,
  required: true,
  invalid: true,
  report: () => undefined,
};

interface WidgetProps extends Partial<Omit<ControlOptions, 'filled'>> {
  calls: string[];
}

/** A control that can be filled with its own button. */
function Widget({ calls, ...options }: WidgetProps) {
  const [filled, setFilled] = useState(false);
  const { aria, handlers, state } = useControl(
    { onFocus: () => calls.push('focus'), onBlur: () => calls.push('blur') },
    { ...options, filled },
  );
  return (
    <div {...handlers} data-testid="root" data-state={JSON.stringify(state)}>
      <input {...aria} />
      <button type="button" onClick={() => setFilled(true)}>
        Llenar
      </button>
    </div>
  );
}

function setUp(options: Omit<WidgetProps, 'calls'> = {}) {
  const calls: string[] = [];
  const report = vi.fn<FieldContextValue['report']>();
  render(
    <FieldContext value={{ ...FIELD, report }}>
      <Widget calls={calls} {...options} />
      <button type="button">Después</button>
    </FieldContext>,
  );
  const state = () => JSON.parse(screen.getByTestId('root').dataset.state ?? '');
  return { calls, report, state };
}

describe('useControl (FLD-1, CMP-2)', () => {
  it('reports the focus entering and leaving once, to the caller and to the field', async () => {
    const { calls, report, state } = setUp();
    await userEvent.tab();
    await userEvent.tab();
    expect(calls).toEqual(['focus']);
    expect(report).toHaveBeenLastCalledWith({ focused: true });
    expect(state().focused).toBe(true);
    await userEvent.tab();
    expect(calls).toEqual(['focus', 'blur']);
    expect(report).toHaveBeenLastCalledWith({ focused: false, touched: true });
    expect(state().focused).toBe(false);
  });

  it('settles its value before the caller knows that the focus left', async () => {
    const calls: string[] = [];
    render(<Widget calls={calls} onLeave={() => calls.push('leave')} />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(calls).toEqual(['focus', 'leave', 'blur']);
  });

  it('reports whether it is filled, when that changes', async () => {
    const { report, state } = setUp();
    expect(report.mock.calls).toEqual([[{ filled: false }]]);
    await userEvent.click(screen.getByRole('button', { name: 'Llenar' }));
    expect(report).toHaveBeenCalledWith({ filled: true });
    expect(state().empty).toBe(false);
  });

  it('has the states of its field, and is named by its label where that can not point at it', () => {
    const { state } = setUp({ labelled: 'id' });
    expect(state()).toMatchObject({ required: true, invalid: true, disabled: false });
    expect(screen.getByRole('textbox').getAttribute('aria-labelledby')).toBe('l');
  });
});
