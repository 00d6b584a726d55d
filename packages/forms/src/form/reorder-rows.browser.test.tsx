import { expectNoAxeViolations } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { Field } from '../field/field';
import { Fieldset } from '../fieldset/fieldset';
import { NumberInput } from '../number-input/number-input';
import { TextInput } from '../text-input/text-input';
import { Form } from './form';
import { FormErrors } from './form-errors';
import { reorderRows } from './reorder-rows';
import { useFormRows } from './use-form-rows';

interface Child {
  nombre: string;
  edad: number;
  juguetes?: readonly { cual: string }[];
}

function Toys({ row }: { row: string }) {
  const { rows } = useFormRows<{ cual: string }>(`${row}.juguetes`, { reorder: reorderRows() });
  return rows.map((toy) => (
    <div key={toy.id} {...toy.props} data-testid="juguete">
      {toy.handle}
      <TextInput {...toy.field('cual')} aria-label={`Juguete de ${row}`} />
    </div>
  ));
}

function Children({ disabled = false }: { disabled?: boolean }) {
  const { rows, announcer } = useFormRows<Child>('hijos', { reorder: reorderRows() });
  return (
    <>
      {rows.map((row) => (
        <Fieldset
          key={row.id}
          {...row.props}
          legend={`Hijo ${row.index + 1}`}
          disabled={disabled}
          data-testid="fila"
        >
          {row.handle}
          <Field label={`Nombre ${row.index + 1}`}>
            <TextInput {...row.field('nombre')} />
          </Field>
          <Field label={`Edad ${row.index + 1}`} disabled>
            <NumberInput {...row.field('edad')} />
          </Field>
          <Toys row={`hijos[${row.index}]`} />
        </Fieldset>
      ))}
      {announcer}
    </>
  );
}

const CHILDREN: readonly Child[] = [
  { nombre: 'Ana', edad: 9 },
  { nombre: 'Luis', edad: 4, juguetes: [{ cual: 'Pelota' }, { cual: 'Trompo' }] },
  { nombre: 'Eva', edad: 1 },
];

async function show(props: { disabled?: boolean } = {}) {
  const onSubmit = vi.fn();
  render(
    <Form
      defaultValues={{ hijos: CHILDREN }}
      errors={{ 'hijos[0].nombre': 'Ya está afiliada' }}
      onSubmit={onSubmit}
    >
      <FormErrors />
      <Children {...props} />
      <button type="submit">Enviar</button>
    </Form>,
  );
  // The summary pushes the rows down.
  await expect.poll(() => screen.queryAllByText(/Ya está afiliada/).length).toBeGreaterThan(1);
  // What an earlier test scrolled to is no place to press.
  window.scrollTo(0, 0);
  return onSubmit;
}

const names = () => screen.getAllByLabelText<HTMLInputElement>(/^Nombre/).map((one) => one.value);
const toys = () => screen.getAllByLabelText<HTMLInputElement>(/^Juguete/).map((one) => one.value);
const handle = (place: number) => {
  const found = screen.getAllByRole('button', { name: new RegExp(`^Mover la fila ${place} de 3`) });
  return found[0] as HTMLElement;
};

/** The middle of an element, where the browser's own protocol finds it. */
function middle(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  const at = (start: number, length: number) => (start + length / 2) * scale;
  return { x: (frame?.left ?? 0) + at(left, width), y: (frame?.top ?? 0) + at(top, height) };
}

/** Drags a handle to the lower or upper end of a row, by events that a page can't tell from a person's. */
async function drag(from: Element, to: Element, kind: 'mouse' | 'touch', end = 0.9) {
  const start = middle(from);
  const { y, x } = middle(to);
  const target = { x, y: y + (end - 0.5) * to.getBoundingClientRect().height };
  const steps = [start, { x: start.x, y: start.y + 12 }, target, target];
  const send = (step: number, point: { x: number; y: number }) =>
    kind === 'mouse'
      ? cdp().send('Input.dispatchMouseEvent', {
          type: step === 0 ? 'mousePressed' : step < 4 ? 'mouseMoved' : 'mouseReleased',
          ...point,
          button: 'left',
          buttons: step < 4 ? 1 : 0,
          clickCount: 1,
        })
      : cdp().send('Input.dispatchTouchEvent', {
          type: step === 0 ? 'touchStart' : step < 4 ? 'touchMove' : 'touchEnd',
          touchPoints: step < 4 ? [point] : [],
        });
  for (const [step, point] of steps.entries()) await send(step, point);
  await send(4, target);
}

const row = (place: number) => screen.getAllByTestId('fila')[place - 1] as HTMLElement;

describe('rows that change their order (FRM-7)', () => {
  it.each(['mouse', 'touch'] as const)(
    'go where their handle is dragged with a %s, with values, errors, announcement and focus',
    async (kind) => {
      const onSubmit = await show();
      await drag(handle(1), row(3), kind);
      await expect.poll(names).toEqual(['Luis', 'Eva', 'Ana']);
      expect(toys()).toEqual(['Pelota', 'Trompo']);
      expect(handle(3)).toHaveFocus();
      await expect.poll(() => document.body.textContent).toContain('Fila 3 de 3');
      await expect
        .poll(() => screen.getByLabelText('Nombre 3').getAttribute('aria-invalid'))
        .toBe('true');
      expect(screen.getByLabelText('Nombre 1')).not.toHaveAttribute('aria-invalid');
      expect(document.querySelector('[data-dragging], [data-drop]')).toBeNull();
      await userEvent.fill(screen.getByLabelText('Nombre 3'), 'Anita');
      await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
      await expect
        .poll(() => onSubmit.mock.lastCall?.[0])
        .toEqual({
          hijos: [
            { nombre: 'Luis', juguetes: [{ cual: 'Pelota' }, { cual: 'Trompo' }] },
            { nombre: 'Eva', juguetes: [] },
            { nombre: 'Anita', juguetes: [] },
          ],
        });
    },
  );

  it('go where the arrows, Home and End on their handle take them, which keeps the focus', async () => {
    await show();
    handle(1).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(names()).toEqual(['Luis', 'Ana', 'Eva']);
    expect(handle(2)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(names()).toEqual(['Luis', 'Eva', 'Ana']);
    expect(handle(3)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(names()).toEqual(['Ana', 'Luis', 'Eva']);
    await userEvent.keyboard('{End}{ArrowUp}');
    expect(names()).toEqual(['Luis', 'Ana', 'Eva']);
    await expect.poll(() => document.body.textContent).toContain('Fila 2 de 3');
    expect(handle(2)).toHaveFocus();
    // In a field the arrows are the field's.
    await userEvent.click(screen.getByLabelText('Nombre 2'));
    await userEvent.keyboard('{ArrowUp}{Home}');
    expect(names()).toEqual(['Luis', 'Ana', 'Eva']);
    await expectNoAxeViolations();
  });

  it('go one place with a press of a button, which keeps the focus', async () => {
    await show();
    await userEvent.click(row(1).querySelector('[data-direction=down]') as HTMLElement);
    expect(names()).toEqual(['Luis', 'Ana', 'Eva']);
    const down = () => document.activeElement?.getAttribute('aria-label');
    expect(down()).toBe('Bajar la fila 2');
    await userEvent.click(document.activeElement as HTMLElement);
    await userEvent.click(document.activeElement as HTMLElement, { force: true });
    expect(names()).toEqual(['Luis', 'Eva', 'Ana']);
    expect(document.activeElement).toHaveAttribute('aria-disabled', 'true');
  });

  it('stay where Escape ends the drag, and a press alone gives the handle the focus', async () => {
    await show();
    const start = middle(handle(1));
    const mouse = (type: string, y: number) =>
      cdp().send('Input.dispatchMouseEvent', {
        type: type as 'mouseMoved',
        x: start.x,
        y,
        button: 'left',
        buttons: type === 'mouseReleased' ? 0 : 1,
        clickCount: 1,
      });
    await mouse('mousePressed', start.y);
    await mouse('mouseMoved', start.y + 20);
    await mouse('mouseMoved', middle(row(3)).y);
    await expect.poll(() => document.querySelector('[data-drop]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await mouse('mouseReleased', start.y + 20);
    expect(document.querySelector('[data-dragging], [data-drop]')).toBeNull();
    expect(names()).toEqual(['Ana', 'Luis', 'Eva']);
    await userEvent.click(handle(2));
    expect(handle(2)).toHaveFocus();
    expect(names()).toEqual(['Ana', 'Luis', 'Eva']);
  });

  it('of a list in a row move in it alone, also after their row has moved', async () => {
    await show();
    handle(2).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(names()).toEqual(['Luis', 'Ana', 'Eva']);
    const [first, second] = screen.getAllByTestId('juguete') as [HTMLElement, HTMLElement];
    await drag(first.querySelector('[data-form-row-handle]') as HTMLElement, second, 'mouse');
    await expect.poll(toys).toEqual(['Trompo', 'Pelota']);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(toys()).toEqual(['Pelota', 'Trompo']);
    expect(names()).toEqual(['Luis', 'Ana', 'Eva']);
  });

  it('stay where they are while they are disabled', async () => {
    await show({ disabled: true });
    await drag(handle(1), row(3), 'mouse');
    expect(handle(1)).toBeDisabled();
    expect(names()).toEqual(['Ana', 'Luis', 'Eva']);
  });
});
