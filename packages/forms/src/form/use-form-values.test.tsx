import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { NumberInput } from '../number-input/number-input';
import { TextInput } from '../text-input/text-input';
import { Form } from './form';
import { useFormValues } from './use-form-values';

const renders = vi.fn();

function Total() {
  const { total } = useFormValues(({ cantidad }) => ({ total: Number(cantidad ?? 0) * 1000 }));
  renders();
  return <output>{`Total: ${total}`}</output>;
}

const form = (
  <Form defaultValues={{ cantidad: 2 }}>
    <NumberInput name="cantidad" aria-label="Cantidad" />
    <TextInput name="nota" aria-label="Nota" />
    <Total />
    <button type="reset">Volver</button>
  </Form>
);

describe('useFormValues (FRM-3)', () => {
  it('draws what it reads, and only when that changes', async () => {
    render(form);
    expect(screen.getByText('Total: 2000')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Cantidad'), '5');
    expect(await screen.findByText('Total: 25000')).toBeTruthy();
    renders.mockClear();
    await userEvent.type(screen.getByLabelText('Nota'), 'Ana');
    expect(renders).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('Volver'));
    expect(await screen.findByText('Total: 2000')).toBeTruthy();
  });

  it('knows the defaults on a server, and nothing outside of a form', () => {
    expect(renderToString(form)).toContain('Total: 2000');
    expect(renderToString(<Total />)).toContain('Total: 0');
  });
});
