import { ButtonGroup, ButtonGroupItem } from '@guadua/utils/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, type ReactNode, StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxGroup } from '../checkbox-group/checkbox-group';
import { NativeSelect } from '../choice/native-select';
import { RadioGroup } from '../choice/radio-group';
import { Checkbox, Switch } from '../choice/toggle';
import { Field } from '../field/field';
import { PinInput } from '../pin-input/pin-input';
import { Form } from './form';
import type { FormProps } from './form.types';
import { useFormState } from './use-form-state';

const LETTERS = [
  { value: 'a', label: 'Ana' },
  { value: 'b', label: 'Beto' },
];

function Dirty() {
  return <output>{useFormState().dirty ? 'sucio' : 'limpio'}</output>;
}

function show(children: ReactNode, props: Partial<FormProps> = {}) {
  const onSubmit = vi.fn();
  const onValuesChange = vi.fn();
  const view = (inside: ReactNode, more: Partial<FormProps> = {}) => (
    <StrictMode>
      <Form {...{ onSubmit, onValuesChange }} {...props} {...more} id="f" aria-label="F">
        {inside}
        <Dirty />
        <button type="submit">Enviar</button>
        <button type="reset">Volver</button>
      </Form>
    </StrictMode>
  );
  const { rerender } = render(view(children));
  return {
    onSubmit,
    onValuesChange,
    again: (inside: ReactNode, more?: Partial<FormProps>) =>
      act(async () => rerender(view(inside, more))),
    async sent() {
      await userEvent.click(screen.getByText('Enviar'));
      return onSubmit.mock.lastCall?.[0];
    },
    dirty: (expected: 'sucio' | 'limpio') =>
      vi.waitFor(() => expect(screen.getByText(/sucio|limpio/).textContent).toBe(expected)),
  };
}

const everything = (
  <>
    <Checkbox name="acepto">Acepto</Checkbox>
    <Switch name="avisos">Avisos</Switch>
    <RadioGroup name="letra" options={LETTERS} aria-label="Letra" />
    <NativeSelect name="lista" options={LETTERS} aria-label="Lista" placeholder="Elige" />
    <CheckboxGroup name="casillas" options={LETTERS} aria-label="Casillas" />
    <PinInput name="clave" aria-label="Clave" />
    <ButtonGroup name="botones" selection="single" aria-label="Botones">
      <ButtonGroupItem value="uno">Uno</ButtonGroupItem>
    </ButtonGroup>
    <input name="propio" aria-label="Propio" />
    <input name="cuadro" type="checkbox" aria-label="Cuadro" />
    <input name="varios" type="checkbox" value="x" aria-label="Varios x" />
    <input name="varios" type="checkbox" value="y" aria-label="Varios y" />
    <input name="radio" type="radio" value="r" aria-label="Radio" />
    <input name="archivo" type="file" aria-label="Archivo" />
    <select name="muchos" multiple aria-label="Muchos">
      <option>m</option>
    </select>
  </>
);

const EMPTY = {
  acepto: false,
  avisos: false,
  letra: null,
  lista: null,
  casillas: [],
  clave: null,
  botones: null,
  propio: '',
  cuadro: false,
  varios: [],
  radio: null,
  archivo: null,
  muchos: [],
};

describe('what `Form` hands over is what `onChange` gives (FRM-3)', () => {
  it('also when it is empty', async () => {
    const form = show(everything);
    expect(await form.sent()).toEqual(EMPTY);
    await form.dirty('limpio');
  });

  it('when everything is filled in, beside the `FormData` that the browser would send', async () => {
    const form = show(everything);
    for (const name of ['Acepto', 'Avisos', 'Propio', 'Cuadro', 'Varios x', 'Radio']) {
      await userEvent.click(screen.getByLabelText(name));
    }
    await userEvent.keyboard(' ');
    await userEvent.type(screen.getByLabelText('Propio'), 'x');
    await userEvent.click(screen.getByRole('radio', { name: 'Beto' }));
    await userEvent.selectOptions(screen.getByLabelText('Lista'), 'a');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ana' }));
    await userEvent.type(screen.getByLabelText('Clave'), '1234');
    await userEvent.click(screen.getByRole('radio', { name: 'Uno' }));
    const file = new File(['x'], 'x.txt');
    await userEvent.upload(screen.getByLabelText('Archivo'), file);
    await userEvent.selectOptions(screen.getByLabelText('Muchos'), 'm');
    await form.dirty('sucio');
    expect(await form.sent()).toEqual({
      acepto: true,
      avisos: true,
      letra: 'b',
      lista: 'a',
      casillas: ['a'],
      clave: '1234',
      botones: 'uno',
      propio: 'x',
      cuadro: true,
      varios: ['x'],
      radio: 'r',
      archivo: file,
      muchos: ['m'],
    });
    const { formData } = form.onSubmit.mock.lastCall?.[1] ?? {};
    expect([...formData.getAll('casillas'), formData.get('acepto')]).toEqual(['a', 'on']);
    await form.dirty('limpio');
  });

  it('holds what is not whole', async () => {
    const form = show(<PinInput name="clave" aria-label="Clave" />);
    await userEvent.type(screen.getByLabelText('Clave'), '12');
    expect(await form.sent()).toBeUndefined();
    await form.dirty('sucio');
  });

  it('gives a schema the same, and nothing of what is hidden twice', async () => {
    const validate = vi.fn((value: unknown) => ({ value }));
    const form = show(everything, {
      schema: { '~standard': { version: 1, vendor: 'prueba', validate } },
    } as Partial<FormProps>);
    await form.sent();
    expect(validate).toHaveBeenCalledExactlyOnceWith(EMPTY);
  });
});

describe('what stands in a form (FRM-3)', () => {
  it('is what it shows or hides, from the start too, and nothing disabled or gone', async () => {
    const inside = (mode: 'visible' | 'hidden', isGone: boolean) => (
      <>
        <Activity mode={mode}>
          <Switch name="a" defaultValue />
        </Activity>
        <fieldset disabled>
          <Switch name="b" />
        </fieldset>
        <Field label="c" disabled>
          <Switch name="c" />
        </Field>
        {!isGone && <Switch name="d" />}
      </>
    );
    const form = show(null);
    await form.again(inside('hidden', false));
    expect(await form.sent()).toEqual({ a: true, d: false });
    await form.again(inside('visible', true));
    expect(await form.sent()).toEqual({ a: true });
    await form.again(inside('hidden', false));
    expect(await form.sent()).toEqual({ a: true, d: false });
  });

  it('is what names the form from outside of it, and not what names another one', async () => {
    render(<Switch name="fuera" form="f" aria-label="Fuera" />);
    const form = show(
      <>
        <Switch name="ajeno" form="otro" />
        <Switch name="dentro" />
      </>,
      { errors: { fuera: 'No' } },
    );
    await userEvent.click(screen.getByLabelText('Fuera'));
    await form.dirty('sucio');
    expect(form.onValuesChange).toHaveBeenLastCalledWith(
      { fuera: true, dentro: false },
      { name: 'fuera' },
    );
    await vi.waitFor(() => expect(screen.queryByText(/No/)).toBeNull());
    expect(await form.sent()).toEqual({ fuera: true, dentro: false });
  });

  it('is a list where several have one name, in the order of the document', async () => {
    const form = show(
      <>
        <RadioGroup name="r" options={LETTERS} defaultValue="b" />
        <NativeSelect name="r" options={LETTERS} defaultValue="a" />
        <NativeSelect name="otro[]" options={LETTERS} defaultValue="a" />
      </>,
    );
    expect(await form.sent()).toEqual({ r: ['b', 'a'], otro: ['a'] });
  });
});

describe('whether a form is dirty is a comparison (FRM-6)', () => {
  it('ends when what was edited is taken back', async () => {
    const form = show(everything);
    const box = screen.getByRole('checkbox', { name: 'Ana' });
    for (const state of ['sucio', 'limpio', 'sucio'] as const) {
      await userEvent.click(box);
      await form.dirty(state);
    }
    await userEvent.click(box);
    await userEvent.type(screen.getByLabelText('Propio'), 'x');
    await form.dirty('sucio');
    await userEvent.keyboard('{Backspace}');
    await form.dirty('limpio');
    await userEvent.type(screen.getByLabelText('Clave'), '1');
    await form.dirty('sucio');
    await userEvent.keyboard('{Backspace}');
    await form.dirty('limpio');
  });

  it('sees rows that were added, taken away and moved, and no field that only came later', async () => {
    const row = (key: string, at: number) => (
      <NativeSelect key={key} name={`filas[${at}].letra`} options={LETTERS} defaultValue={key} />
    );
    const form = show([row('a', 0), row('b', 1)]);
    await form.dirty('limpio');
    await form.again([row('b', 0)]);
    await form.dirty('sucio');
    await form.again([]);
    await form.dirty('sucio');
    await form.again([row('a', 0), row('b', 1)]);
    await form.dirty('limpio');
    await form.again([row('b', 0), row('a', 1)]);
    await form.dirty('sucio');
    expect(await form.sent()).toEqual({ filas: [{ letra: 'b' }, { letra: 'a' }] });
    await form.dirty('limpio');
    await form.again([row('b', 0), row('a', 1), <Switch key="s" name="otro" defaultValue />]);
    await form.dirty('limpio');
  });

  it('says nothing of a field that comes later, or goes, in a group of names', async () => {
    const fields = (isLater: boolean) => (
      <>
        <Switch name="cliente.uno" />
        {isLater && <Switch name="cliente.dos" aria-label="Dos" defaultValue />}
      </>
    );
    const form = show(fields(false));
    for (const isLater of [true, false, true]) {
      await form.again(fields(isLater));
      await form.dirty('limpio');
    }
    await userEvent.click(screen.getByLabelText('Dos'));
    await form.dirty('sucio');
  });

  it('begins with the record that the application puts into an untouched form, and with no other', async () => {
    const fields = (a: boolean, b: boolean) => (
      <>
        <Switch name="a" aria-label="a" value={a} onChange={() => {}} />
        <Switch name="b" aria-label="b" value={b} onChange={() => {}} />
      </>
    );
    const form = show(fields(false, false));
    await form.again(fields(true, false));
    await form.dirty('limpio');
    await userEvent.click(screen.getByLabelText('b'));
    await form.again(fields(true, true));
    await form.dirty('sucio');
    await form.again(fields(false, true));
    await form.dirty('sucio');
    await form.again(fields(true, false));
    await form.dirty('limpio');
  });
});

describe('defaultValues and onValuesChange (FRM-3)', () => {
  const values = {
    acepto: true,
    letra: 'a',
    lista: 'b',
    casillas: ['b'],
    clave: '1234',
    botones: 'uno',
    filas: [],
  };

  it('are the first values, which a reset brings back', async () => {
    const form = show(everything, { defaultValues: values });
    expect(await form.sent()).toEqual({ ...EMPTY, ...values });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ana' }));
    await userEvent.click(screen.getByLabelText('Acepto'));
    form.onValuesChange.mockClear();
    await userEvent.click(screen.getByText('Volver'));
    await form.dirty('limpio');
    expect(form.onValuesChange).toHaveBeenCalledExactlyOnceWith(
      { ...EMPTY, ...values },
      { name: null },
    );
    expect(await form.sent()).toEqual({ ...EMPTY, ...values });
  });

  it('give way to the default of a control, and are those of the last render at a reset', async () => {
    const fields = (
      <>
        <Switch name="a" />
        <Switch name="b" defaultValue={false} />
      </>
    );
    const form = show(fields, { defaultValues: { a: true, b: true } });
    expect(await form.sent()).toEqual({ a: true, b: false });
    await form.again(fields, { defaultValues: { a: false, b: true } });
    expect(await form.sent()).toEqual({ a: true, b: false });
    await userEvent.click(screen.getByText('Volver'));
    expect(await form.sent()).toEqual({ a: false, b: false });
  });

  it('say each change once, and nothing when the form comes or is rendered anew', async () => {
    const form = show(<Switch name="a" aria-label="a" />);
    await form.again(<Switch name="a" aria-label="a" />);
    expect(form.onValuesChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByLabelText('a'));
    expect(form.onValuesChange).toHaveBeenCalledExactlyOnceWith({ a: true }, { name: 'a' });
    await form.again(null);
    expect(form.onValuesChange).toHaveBeenLastCalledWith({}, { name: null });
    expect(form.onValuesChange).toHaveBeenCalledTimes(2);
  });
});
