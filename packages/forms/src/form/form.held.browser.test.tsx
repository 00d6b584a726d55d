import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { NativeSelect } from '../choice/native-select';
import { RadioGroup } from '../choice/radio-group';
import { Checkbox } from '../choice/toggle';
import { Field } from '../field/field';
import { useField } from '../field/use-field';
import { PinInput } from '../pin-input/pin-input';
import { TextInput } from '../text-input/text-input';
import { Form } from './form';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function show(children: ReactNode) {
  const onSubmit = vi.fn();
  const view = (inside: ReactNode) => (
    <Form onSubmit={onSubmit} defaultValues={{ a: '1', b: '2' }}>
      {inside}
      <button type="submit">Enviar</button>
    </Form>
  );
  const { rerender } = render(view(children));
  return {
    again: (inside: ReactNode) => act(async () => rerender(view(inside))),
    async sent() {
      onSubmit.mockClear();
      await press('Enviar');
      return onSubmit.mock.lastCall?.[0];
    },
  };
}

/** A control of an application. */
function Own({ pending }: { pending: boolean }) {
  const { rootProps, controlProps } = useField({ name: 'propio', pending });
  return (
    <div {...rootProps}>
      <input {...controlProps} defaultValue="x" />
    </div>
  );
}

/** Two forms, and controls that go over from the first to the second. */
function Page({ one, two }: { one: () => void; two: () => void }) {
  const [owner, setOwner] = useState('uno');
  const options = [{ value: '1', label: 'Primera' }];
  return (
    <>
      <Form id="uno" onSubmit={one}>
        <TextInput name="a" form={owner} aria-label="A" />
        <button type="submit">Uno</button>
      </Form>
      <Form id="dos" onSubmit={two}>
        <Checkbox name="b" form={owner}>
          B
        </Checkbox>
        <button type="submit">Dos</button>
      </Form>
      <RadioGroup name="r" form={owner} aria-label="R" options={options} />
      <NativeSelect name="s" form={owner} aria-label="S" options={options} />
      <PinInput name="p" form={owner} aria-label="P" />
      <button type="button" onClick={() => setOwner('dos')}>
        Pasar
      </button>
    </>
  );
}

describe('a pending field holds a form back (FRM-2)', () => {
  it('while the application checks its value', async () => {
    const field = (pending: boolean) => (
      <Field label="Usuario" name="usuario" pending={pending}>
        <TextInput />
      </Field>
    );
    const form = show(field(true));
    expect(await form.sent()).toBeUndefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Usuario'));
    expect(screen.getByText('Comprobando…')).toBeTruthy();
    await form.again(field(false));
    expect(await form.sent()).toEqual({ usuario: '' });
  });

  it('while its control prepares the value, and not once that control is gone', async () => {
    const field = (control: ReactNode) => <Field label="Propio">{control}</Field>;
    const form = show(field(<Own pending />));
    expect(await form.sent()).toBeUndefined();
    await form.again(field(<Own pending={false} />));
    expect(await form.sent()).toEqual({ propio: 'x' });
    await form.again(field(<Own pending />));
    await form.again(field(null));
    expect(await form.sent()).toEqual({});
  });
});

/** As a signature pad: what it says of its validity is in no property. */
class Signature extends HTMLElement {
  static readonly formAssociated = true;
  readonly #internals = this.attachInternals();

  connectedCallback() {
    this.tabIndex = 0;
    this.#internals.setValidity({ valueMissing: true }, 'Falta la firma', this);
    this.addEventListener('click', () => {
      this.#internals.setValidity({});
      this.#internals.setFormValue('firmado');
    });
  }
}
customElements.define('x-signature', Signature);

it('an invalid custom element holds a form back and gets the focus (FRM-2)', async () => {
  const element = document.createElement('x-signature');
  element.setAttribute('name', 'firma');
  const form = show(
    <>
      <TextInput name="a" aria-label="A" />
      <div
        ref={(box) => {
          box?.append(element);
        }}
      />
    </>,
  );
  expect(await form.sent()).toBeUndefined();
  expect(document.activeElement).toBe(element);
  element.click();
  expect(await form.sent()).toEqual({ a: '1', firma: 'firmado' });
});

describe('what a form hands over follows its controls (FRM-3)', () => {
  it('when one gets another name, or begins anew', async () => {
    const form = show(<TextInput name="a" aria-label="Campo" />);
    await userEvent.type(screen.getByLabelText('Campo'), 'x');
    await form.again(<TextInput name="b" aria-label="Campo" />);
    expect(await form.sent()).toEqual({ b: '1x' });
    await form.again(<TextInput key="otro" name="b" aria-label="Campo" />);
    expect(await form.sent()).toEqual({ b: '2' });
  });

  it('when they go over to another form', async () => {
    const one = vi.fn();
    const two = vi.fn();
    render(<Page one={one} two={two} />);
    await userEvent.type(screen.getByLabelText('A'), 'x');
    await press('Uno');
    await press('Dos');
    expect(one.mock.lastCall?.[0]).toEqual({ a: 'x', b: false, r: null, s: null, p: null });
    expect(two.mock.lastCall?.[0]).toEqual({});
    await press('Pasar');
    await userEvent.click(screen.getByLabelText('Primera'));
    await press('Uno');
    await press('Dos');
    expect(one.mock.lastCall?.[0]).toEqual({});
    expect(two.mock.lastCall?.[0]).toEqual({ a: 'x', b: false, r: '1', s: null, p: null });
  });

  it('wherever the buttons of a radio group stand, and with the text of one of its name', async () => {
    const form = show(
      <>
        {['avión', 'otra'].map((via) => (
          <div key={via}>
            <label>
              <input type="radio" name="via" value={via} /> {via}
            </label>
            <input name={via} aria-label={`Nota de ${via}`} />
          </div>
        ))}
        <label>
          <input type="radio" name="canal" value="otro" /> Otro canal
        </label>
        <input name="canal" aria-label="Cuál" />
      </>,
    );
    await userEvent.click(screen.getByRole('radio', { name: 'avión' }));
    await userEvent.type(screen.getByLabelText('Cuál'), 'radio');
    expect(await form.sent()).toEqual({ via: 'avión', avión: '', otra: '', canal: ['radio'] });
    await userEvent.click(screen.getByLabelText('Otro canal'));
    expect((await form.sent()).canal).toEqual(['otro', 'radio']);
  });
});
