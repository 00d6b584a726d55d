import { expectConsole, expectNoAxeViolations } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button';
import { ButtonGroup } from './button-group';
import type { ButtonGroupProps } from './button-group.types';
import { ButtonGroupItem } from './button-group-item';

function Period(props: ButtonGroupProps): ReactElement {
  return (
    <ButtonGroup aria-label="Periodo" {...props} selection="single">
      <ButtonGroupItem value="dia">Día</ButtonGroupItem>
      <ButtonGroupItem value="mes">Mes</ButtonGroupItem>
      <ButtonGroupItem value="semana" disabled>
        Semana
      </ButtonGroupItem>
      <ButtonGroupItem value="ano">Año</ButtonGroupItem>
    </ButtonGroup>
  );
}

/** Holds on to its value, and counts the tries. */
function Held() {
  const [tries, setTries] = useState(0);
  return (
    <>
      <Period value="mes" onChange={() => setTries(tries + 1)} />
      <output>{tries}</output>
    </>
  );
}

const radio = (name: string) => screen.getByRole('radio', { name });
const checked = () =>
  screen.getAllByRole('radio', { checked: true }).map((element) => element.textContent);

describe('ButtonGroup as a choice (BTN-2)', () => {
  it('reports what was chosen and why, once', async () => {
    const onChange = vi.fn();
    render(<Period onChange={onChange} />);
    await userEvent.click(radio('Mes'));
    await userEvent.click(radio('Mes'));
    expect(onChange.mock.calls).toEqual([['mes', { reason: 'select' }]]);
    expect(checked()).toEqual(['Mes']);
  });

  it('runs the other way from right to left', async () => {
    render(
      <div dir="rtl" style={{ direction: 'rtl' }}>
        <Period defaultValue="dia" />
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(checked()).toEqual(['Mes']);
  });

  it('has one tab stop: the chosen item, else the first that can be chosen', async () => {
    const { rerender } = render(
      <ButtonGroup selection="single" aria-label="Periodo">
        <ButtonGroupItem value="dia" disabled>
          Día
        </ButtonGroupItem>
        <ButtonGroupItem value="mes">Mes</ButtonGroupItem>
        <ButtonGroupItem value="ano">Año</ButtonGroupItem>
      </ButtonGroup>,
    );
    const stops = () =>
      screen
        .getAllByRole('radio')
        .filter((element) => element.tabIndex === 0)
        .map((element) => element.textContent);
    expect(stops()).toEqual(['Mes']);
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    rerender(<Period value="ano" />);
    expect(stops()).toEqual(['Año']);
    rerender(<Period value="ano" disabled />);
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('moves but does not choose while read-only', async () => {
    const onChange = vi.fn();
    render(<Period defaultValue="mes" readOnly onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(radio('Año'));
    await userEvent.click(radio('Día'));
    expect(checked()).toEqual(['Mes']);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps what a caller holds on to', async () => {
    render(<Held />);
    await userEvent.click(radio('Año'));
    expect(screen.getByRole('status').textContent).toBe('1');
    expect(checked()).toEqual(['Mes']);
  });

  it('reports a reset as a change (CMP-3)', async () => {
    const onChange = vi.fn();
    render(
      <form>
        <Period name="periodo" defaultValue="mes" onChange={onChange} />
        <button type="reset">Restablecer</button>
      </form>,
    );
    await userEvent.click(radio('Año'));
    await userEvent.click(screen.getByText('Restablecer'));
    expect(onChange).toHaveBeenLastCalledWith('mes', { reason: 'reset' });
    expect(checked()).toEqual(['Mes']);
  });

  it('lets an item refuse its own click', async () => {
    render(
      <ButtonGroup selection="single" aria-label="Periodo">
        <ButtonGroupItem value="dia" onClick={(event) => event.preventDefault()}>
          Día
        </ButtonGroupItem>
      </ButtonGroup>,
    );
    await userEvent.click(radio('Día'));
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  });
});

describe('ButtonGroup that only joins (BTN-2)', () => {
  it('is a named group and gives its buttons their look, which they may override', async () => {
    render(
      <ButtonGroup aria-label="Acciones" tone="primary" size="small" variant="bordered">
        <Button>Uno</Button>
        <Button tone="red">Dos</Button>
      </ButtonGroup>,
    );
    expect(screen.getByRole('group', { name: 'Acciones' })).toBeTruthy();
    expect(screen.getByText('Uno').closest('button')?.dataset).toMatchObject({
      tone: 'primary',
      size: 'small',
      variant: 'bordered',
    });
    expect(screen.getByText('Dos').closest('button')?.dataset.tone).toBe('danger');
    await expectNoAxeViolations();
  });

  it('disables its buttons', async () => {
    const onClick = vi.fn();
    render(
      <ButtonGroup aria-label="Acciones" disabled>
        <Button onClick={onClick}>Uno</Button>
      </ButtonGroup>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
  });

  it('warns when its items choose nothing (CMP-9)', () => {
    render(
      <ButtonGroup aria-label="Acciones" defaultValue="uno">
        <ButtonGroupItem value="uno">Uno</ButtonGroupItem>
      </ButtonGroup>,
    );
    expectConsole('warn', /<ButtonGroupItem> chooses nothing here/);
  });
});
