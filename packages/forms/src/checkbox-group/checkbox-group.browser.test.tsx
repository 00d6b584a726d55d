import { describeWidget, eachInTurn } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import { Activity, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Field } from '../field/field';
import { Form } from '../form/form';
import { CheckboxGroup } from './checkbox-group';
import type { CheckboxGroupProps } from './checkbox-group.types';

const topics = [
  { value: 'sal', label: 'Salud', description: 'Citas y vacunas' },
  { value: 'edu', label: 'Educación' },
  { value: 'viv', label: 'Vivienda' },
];
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const tick = (name: string) => userEvent.click(box(name));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = () => new FormData(document.querySelector('form') ?? undefined).getAll('temas');
const shown = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ labels }) => labels?.[0]?.textContent);

function Topics(props: Partial<CheckboxGroupProps>) {
  return (
    <form>
      <CheckboxGroup aria-label="Temas" name="temas" options={topics} {...props} />
      <button type="reset">Restablecer</button>
    </form>
  );
}

function Limited(props: Partial<CheckboxGroupProps>) {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <Form onSubmit={() => {}}>
      <Field label="Temas">
        <CheckboxGroup name="temas" options={topics} value={value} onChange={setValue} {...props} />
      </Field>
      <button type="submit">Enviar</button>
    </Form>
  );
}

describeWidget<string[]>(
  '<CheckboxGroup>',
  {
    render: (props) => <CheckboxGroup all="Todos" options={topics} {...props} />,
    control: () => screen.getByRole('checkbox', { name: 'Salud' }),
    value: ['sal', 'viv'],
    otherValue: ['sal', 'edu', 'viv'],
    empty: [],
    formValue: (value) => value,
    change: (person) => person.click(screen.getByRole('checkbox', { name: 'Todos' })),
    leave: async (person) => {
      for (let boxes = 0; boxes < 4; boxes++) await person.tab();
    },
  },
  { share: 6, of: 7 },
);

describe('the box above the others (INP-6)', () => {
  it('ticks all, takes all away, and is neither while they differ', async () => {
    const onChange = vi.fn();
    render(<Topics all="Todos" defaultValue={['edu']} onChange={onChange} />);
    expect(box('Todos').indeterminate).toBe(true);
    await tick('Todos');
    expect(onChange).toHaveBeenLastCalledWith(['sal', 'edu', 'viv'], { reason: 'select' });
    expect([box('Todos').checked, box('Todos').indeterminate]).toEqual([true, false]);
    await tick('Educación');
    expect(box('Todos').indeterminate).toBe(true);
    await tick('Educación');
    await tick('Todos');
    expect(sent()).toEqual([]);
    expect(box('Todos').indeterminate).toBe(false);
  });

  it('leaves alone what is locked, and keeps its dash where a caller holds on or nothing may change', async () => {
    const locked = topics.map((topic) => ({ ...topic, disabled: topic.value === 'sal' }));
    const { rerender } = render(
      <Topics all="Todos" options={locked} defaultValue={['sal', 'edu']} />,
    );
    await tick('Todos');
    expect(sent()).toEqual(['sal', 'edu', 'viv']);
    await tick('Todos');
    expect(sent()).toEqual(['sal']);
    rerender(<Topics key="held" all="Todos" value={['edu']} onChange={() => {}} />);
    await tick('Todos');
    expect([box('Todos').indeterminate, sent()]).toEqual([true, ['edu']]);
    rerender(<Topics key="read" all="Todos" defaultValue={['edu']} readOnly />);
    await tick('Todos');
    await tick('Salud');
    expect([box('Todos').indeterminate, sent()]).toEqual([true, ['edu']]);
  });
});

describe('what a group shows is what it sends (INP-6, TXC-1)', () => {
  it('also of values without an option, which can be taken away and, at once, given back', async () => {
    render(<Topics defaultValue={['edu', 'retirado']} />);
    expect(shown()).toEqual(['Educación', 'retirado']);
    expect(sent()).toEqual(['edu', 'retirado']);
    await tick('retirado');
    expect(document.activeElement).toBe(box('retirado'));
    await tick('retirado');
    expect(sent()).toEqual(['edu', 'retirado']);
    await tick('retirado');
    await userEvent.tab();
    await expect.poll(() => screen.queryByLabelText('retirado')).toBeNull();
  });

  it('also of options that are ticked and locked', () => {
    const locked = topics.map((topic) => ({ ...topic, disabled: topic.value === 'edu' }));
    render(<Topics options={locked} defaultValue={['sal', 'edu']} />);
    expect(sent()).toEqual(['sal', 'edu']);
  });

  it('after a reset by the browser, and when a person ticked before hydration (CMP-3, TXC-6)', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const page = <Topics all="Todos" defaultValue={['edu']} />;
    host.innerHTML = renderToString(page);
    await tick('Vivienda');
    await tick('Educación');
    const root = hydrateRoot(host, page);
    await expect.poll(sent).toEqual(['viv']);
    await expect.poll(() => box('Todos').indeterminate).toBe(true);
    await press('Restablecer');
    await expect.poll(() => [shown(), sent()]).toEqual([['Educación'], ['edu']]);
    root.unmount();
    host.remove();
  });
});

describe('how many may be ticked (INP-6)', () => {
  const error = () => document.querySelector('.gd-field__error')?.textContent;

  it('is said from the start, and stops the form until it is right', async () => {
    render(<Limited required minItems={2} maxItems={2} />);
    const group = screen.getByRole('group', { name: 'Temas' });
    const hint = document.getElementById(
      group.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '',
    );
    expect(hint?.textContent).toBe('Elige 2 opciones');
    await press('Enviar');
    await expect.poll(error).toBe('Elige 2 opciones');
    expect(document.activeElement).toBe(box('Salud'));
    expect(box('Salud').getAttribute('aria-invalid')).toBe('true');
    await tick('Salud');
    await expect.poll(error).toBe('Elige 2 opciones');
    await tick('Vivienda');
    await expect.poll(error).toBeUndefined();
    await tick('Educación');
    expect(box('Salud').validity.valid).toBe(false);
  });

  it('lets an optional group stay empty, and asks nothing of a read-only one', () => {
    const { rerender } = render(<Limited minItems={2} />);
    const valid = () => document.querySelector('form')?.checkValidity();
    expect(valid()).toBe(true);
    rerender(<Limited minItems={2} required />);
    expect(valid()).toBe(false);
    rerender(<Limited minItems={2} required readOnly />);
    expect(valid()).toBe(true);
  });
});

describe('the limits of a group whose options change (INP-6)', () => {
  const isSendable = () => document.querySelector('form')?.checkValidity();
  const [health, ...others] = topics;

  eachInTurn(
    [
      ['come later', [], topics],
      ['are others', [{ value: 'dep', label: 'Deporte' }], topics],
      ['get one before them', others, topics],
      ['are locked in part', topics, topics.map((one) => ({ ...one, disabled: one === health }))],
    ],
    2,
  )('hold where they %s', async (_, before, after) => {
    const { rerender } = render(<Topics required options={before} />);
    rerender(<Topics required options={after} />);
    expect(isSendable()).toBe(false);
    await tick('Vivienda');
    expect(isSendable()).toBe(true);
  });

  it('hold while <Activity> hides it, and no longer than they are broken (CMP-3)', async () => {
    const view = (mode: 'visible' | 'hidden') => (
      <form aria-label="Formulario">
        <Activity mode={mode}>
          <CheckboxGroup name="temas" options={topics} minItems={2} />
        </Activity>
      </form>
    );
    const { rerender } = render(view('visible'));
    await tick('Salud');
    rerender(view('hidden'));
    expect(isSendable()).toBe(false);
    act(() => screen.getByRole<HTMLFormElement>('form').reset());
    await expect.poll(isSendable).toBe(true);
  });
});

describe('the label of a field round a group', () => {
  it('names it, and a press on it chooses nothing', async () => {
    render(
      <Field label="Temas">
        <CheckboxGroup options={topics} />
      </Field>,
    );
    await userEvent.click(screen.getByText('Temas'));
    expect(screen.getByRole('group', { name: 'Temas' })).toBeTruthy();
    expect(shown()).toEqual([]);
  });
});
