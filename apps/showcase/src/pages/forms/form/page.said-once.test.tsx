import { DatePicker, TimeInput } from '@guadua/date';
import { Field, FieldErrors, Form } from '@guadua/forms';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

it.each([
  ['a date', <DatePicker key="" name="cuando" />, '5/3/', /No entendemos esa fecha/],
  ['a time', <TimeInput key="" name="cuando" />, 'ocho', /No entendemos esa hora/],
])(
  '%s that is half written is explained once, also after its form was sent (FLD-5.3)',
  async (_, control, text, reason) => {
    render(
      <Form aria-label="Cita">
        <Field label="Cuándo">{control}</Field>
        <button type="submit">Enviar</button>
      </Form>,
    );
    await userEvent.type(screen.getByRole('combobox', { name: 'Cuándo' }), text);
    await userEvent.click(screen.getByText('Enviar'));
    expect(screen.getAllByText(reason)).toHaveLength(1);
    expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(screen.getByText('Enviar'));
    expect(screen.getAllByText(reason)).toHaveLength(1);
  },
);

it.each([
  ['says it too', <FieldErrors key="" />],
  ['has other errors', <FieldErrors key="" errors={null} />],
  ['says nothing yet', <FieldErrors key="" when={() => false} />],
])('a date is explained once where the list of its field %s (FLD-5.3)', async (_, list) => {
  render(
    <Form aria-label="Cita">
      <Field label="Cuándo">
        <DatePicker name="cuando" />
        {list}
      </Field>
      <button type="submit">Enviar</button>
    </Form>,
  );
  await userEvent.type(screen.getByRole('combobox', { name: 'Cuándo' }), '5/3/');
  await userEvent.click(screen.getByText('Enviar'));
  expect(screen.getAllByText(/No entendemos esa fecha/)).toHaveLength(1);
});
