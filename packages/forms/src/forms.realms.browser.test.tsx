import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AddressInput } from './colombia';
import {
  Checkbox,
  CurrencyInput,
  Field,
  NativeSelect,
  PinInput,
  TextInput,
  textRules,
} from './index';

/** A part of the application in the document of a frame, as editors and previews have it. */
function InFrame({ children }: { children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <iframe
      title="marco"
      style={{ inlineSize: 600, blockSize: 600 }}
      ref={(frame) => setBody(frame?.contentDocument?.body ?? null)}
    >
      {body && createPortal(children, body)}
    </iframe>
  );
}

/** What is in the frame. */
function frame(): Document {
  const { contentDocument } = screen.getByTitle<HTMLIFrameElement>('marco');
  if (!contentDocument) throw new Error('no frame');
  return contentDocument;
}
function find<Found extends HTMLElement>(selector: string): Found {
  const found = frame().querySelector<Found>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

it('fields in a frame are edited, refused and reset as on the page (CMP-11)', async () => {
  render(
    <InFrame>
      <form onSubmit={(event) => event.preventDefault()}>
        <Field label="Nombre" required>
          <TextInput name="nombre" rules={textRules({ textCase: 'upper' })} suffix="aquí" />
        </Field>
        <Field label="Valor">
          <CurrencyInput name="valor" />
        </Field>
        <Field label="Clave">
          <PinInput name="clave" />
        </Field>
        <Checkbox name="acepto">Acepto</Checkbox>
        <NativeSelect aria-label="Talla" name="talla" options={[{ value: 's', label: 'S' }]} />
        <AddressInput aria-label="Dirección" name="direccion" />
        <button type="submit">Enviar</button>
        <button type="reset">Restablecer</button>
      </form>
    </InFrame>,
  );
  const name = find<HTMLInputElement>('[name="nombre"]');
  await userEvent.click(find('[type="submit"]'));
  const error = () => find('.gd-field .gd-field__errors').textContent;
  await expect.poll(error).not.toBe('');
  // Beside the input, in its frame.
  await userEvent.click(find('.gd-control__affix'));
  expect(frame().activeElement).toBe(name);
  await userEvent.keyboard('ana');
  expect(name.value).toBe('ANA');
  await expect.poll(error).toBe('');
  await userEvent.keyboard('{Tab}1234.5{Tab}12');
  await userEvent.click(find('[type="checkbox"]'));
  act(() => find('select').focus());
  await userEvent.keyboard('s');
  act(() => find('.gd-address-input input').focus());
  await userEvent.keyboard('ca');
  await expect.poll(() => frame().querySelector('[role="listbox"]')?.textContent).toMatch('Calle');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => frame().activeElement?.outerHTML).toMatch(/vía/);
  await userEvent.keyboard('7#8-9');
  const sent = () => Array.from(new FormData(find<HTMLFormElement>('form')).entries());
  await expect.poll(sent).toEqual([
    ['nombre', 'ANA'],
    ['valor', '1234.5'],
    ['acepto', 'on'],
    ['talla', 's'],
    ['direccion', 'Calle 7 # 8 - 9'],
  ]);
  await userEvent.click(find('[type="reset"]'));
  await expect.poll(sent).toEqual([
    ['nombre', ''],
    ['valor', ''],
    ['talla', ''],
  ]);
  expect(find<HTMLInputElement>('.gd-pin-input__input').value).toBe('');
});
