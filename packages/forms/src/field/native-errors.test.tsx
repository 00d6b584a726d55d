import { GuaduaProvider } from '@guadua/utils';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { formsLabelsEnUS } from '../labels/en-us';
import { formsLabelsPtBR } from '../labels/pt-br';
import { TextInput } from '../text-input/text-input';
import { textRules } from '../text-input/text-rules';
import { Field } from './field';

/** A person has typed it: the browser asks for the length of nothing else. */
const TOO_SHORT = { tooShort: true, valid: false } as ValidityState;

/** An element of the application. */
const own = { id: 'campo', defaultValue: '15' };

describe('why the browser refuses a value, in the language of the page (FLD-5)', () => {
  it.each<[string, ReactElement, string?]>([
    ['Requerido', <TextInput key="" required />],
    ['Escribe un correo como nombre@ejemplo.com', <TextInput key="" type="email" />, 'x'],
    [
      'Escribe un correo como nombre@ejemplo.com',
      <TextInput key="" type="email" rules={textRules({ only: /./ })} />,
      'x',
    ],
    ['Escribe una dirección web como https://ejemplo.com', <TextInput key="" type="url" />, 'x'],
    ['No tiene el formato que se pide', <TextInput key="" pattern="\d+" />, 'x'],
    ['Tres letras', <TextInput key="" pattern="[a-z]{3}" title="Tres letras" />, 'x'],
    ['Debe ser mayor o igual que 1.000', <input key="" {...own} type="number" min="1000" />],
    ['Debe ser menor o igual que 1', <input key="" {...own} type="number" max="1" />],
    ['Debe ir de 2 en 2', <input key="" {...own} type="number" min="0" step="2" />],
    [
      'Debe ser mayor o igual que 2027-01-01',
      <input key="" id="campo" type="date" min="2027-01-01" defaultValue="2026-01-01" />,
    ],
  ])('%s', async (reason, control, text) => {
    render(
      <form>
        <Field label="Campo" id="campo">
          {control}
        </Field>
        <button type="submit">Enviar</button>
      </form>,
    );
    if (text) await userEvent.type(screen.getByLabelText('Campo'), text);
    await userEvent.click(screen.getByText('Enviar'));
    expect(screen.getByText(reason)).toBeTruthy();
  });

  it.each([
    [[], 'Escribe al menos 5 caracteres'],
    [[formsLabelsEnUS], 'Write at least 5 characters'],
    [[formsLabelsPtBR], 'Escreva pelo menos 5 caracteres'],
  ])('in each language', (labels, reason) => {
    render(
      <GuaduaProvider labels={labels}>
        <form>
          <Field label="Campo">
            <TextInput minLength={5} />
          </Field>
        </form>
      </GuaduaProvider>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Campo');
    vi.spyOn(input, 'validity', 'get').mockReturnValue(TOO_SHORT);
    act(() => {
      input.dispatchEvent(new Event('invalid'));
    });
    expect(screen.getByText(reason)).toBeTruthy();
  });
});
