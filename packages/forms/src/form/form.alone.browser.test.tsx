import { eachInTurn, expectConsole } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { NumberInput } from '../number-input/number-input';
import { PinInput } from '../pin-input/pin-input';
import { TextInput } from '../text-input/text-input';
import { Form } from './form';
import { useFormState } from './use-form-state';

function Changes() {
  const { dirty } = useFormState();
  return <p>{dirty ? 'Con cambios' : 'Sin cambios'}</p>;
}

const type = async (keys: string) => {
  await userEvent.click(screen.getByLabelText('Campo'));
  await userEvent.keyboard(keys);
};

describe('a control that stands in no field (FRM-2, FRM-6)', () => {
  eachInTurn<[string, ReactElement, () => Promise<void>]>(
    [
      [
        'a number that is typed',
        <NumberInput key="" aria-label="Campo" name="a" />,
        () => type('1'),
      ],
      ['a code that is typed', <PinInput key="" aria-label="Campo" name="a" />, () => type('1')],
      [
        'a text that is taken away',
        <TextInput key="" aria-label="Campo" name="a" defaultValue="Ana" clearable />,
        () => userEvent.click(screen.getByRole('button')),
      ],
    ],
    2,
  )('%s makes its form dirty', async (_, control, edit) => {
    render(
      <Form onSubmit={() => {}}>
        {control}
        <Changes />
      </Form>,
    );
    screen.getByText('Sin cambios');
    await edit();
    await expect.poll(() => screen.queryByText('Con cambios')).not.toBeNull();
  });

  it('keeps what was entered while its form was being sent', async () => {
    let end = () => {};
    const sent: unknown[] = [];
    const action = (data: FormData) => {
      sent.push(data.get('a'));
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    };
    render(
      <Form action={action} aria-label="Pedido">
        <NumberInput aria-label="Campo" name="a" />
        <button type="submit">Enviar</button>
      </Form>,
    );
    const isBusy = () => screen.getByRole('form').getAttribute('aria-busy');
    await type('1');
    await userEvent.click(screen.getByRole('button'));
    await expect.poll(() => sent).toEqual(['1']);
    await type('2');
    await act(async () => end());
    await expect.poll(isBusy).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Campo').value).toBe('12');
  });

  it('leaves its form alone where it sends nothing', async () => {
    render(
      <Form onSubmit={() => {}}>
        <TextInput aria-label="Campo" />
        <TextInput aria-label="Otro" name="b" />
        <Changes />
      </Form>,
    );
    await type('buscar');
    screen.getByText('Sin cambios');
    await userEvent.click(screen.getByLabelText('Otro'));
    await userEvent.keyboard('x');
    await expect.poll(() => screen.queryByText('Con cambios')).not.toBeNull();
    expectConsole('warn', 'Guadua <Form> holds a control without a `name`');
  });
});
