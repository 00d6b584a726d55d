import { describeWidget, eachInTurn, expectNoAxeViolations } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ButtonGroup } from './button-group';
import type { ButtonGroupProps } from './button-group.types';
import { ButtonGroupItem } from './button-group-item';

function Period(props: ButtonGroupProps) {
  return (
    <ButtonGroup aria-label="Periodo" {...props} selection="single">
      <ButtonGroupItem value="dia">Día</ButtonGroupItem>
      <ButtonGroupItem value="mes">Mes</ButtonGroupItem>
      <ButtonGroupItem value="ano">Año</ButtonGroupItem>
    </ButtonGroup>
  );
}

/** As `Period`, with an item that can't be chosen. */
function PeriodWithDisabled(props: ButtonGroupProps) {
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

const radio = (name: string) => screen.getByRole('radio', { name });
const checked = () =>
  screen.getAllByRole('radio', { checked: true }).map((element) => element.textContent);

describeWidget<string | null>(
  '<ButtonGroup selection="single"> in Chromium',
  {
    render: (props) => <Period {...(props as ButtonGroupProps)} />,
    control: () =>
      screen.getAllByRole('radio').find((element) => element.tabIndex === 0) ?? radio('Día'),
    root: () => screen.getByRole('radiogroup'),
    value: 'mes',
    otherValue: 'ano',
    empty: null,
    change: (person) => person.click(radio('Año')),
    formValue: (value) => (value === null ? [] : [value]),
  },
  // The fields of forms prove the others in `test`.
  { share: 4, of: 4 },
);

describe('ButtonGroup and its keys (BTN-2)', () => {
  eachInTurn(
    [
      ['{ArrowRight}', 'Mes'],
      ['{ArrowDown}', 'Mes'],
      ['{ArrowLeft}', 'Año'],
      ['{ArrowUp}', 'Año'],
      ['{End}', 'Año'],
      ['{Home}', 'Día'],
      ['{ArrowRight}{ArrowRight}', 'Año'],
      ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Día'],
    ],
    3,
  )('moves and chooses with %s, past what is disabled', async (keys, name) => {
    render(<PeriodWithDisabled defaultValue="dia" />);
    await userEvent.tab();
    expect(document.activeElement).toBe(radio('Día'));
    await userEvent.keyboard(keys);
    expect(document.activeElement).toBe(radio(name));
    expect(checked()).toEqual([name]);
  });

  it('leaves Space to choose where nothing is chosen, and keys with Ctrl or Alt alone', async () => {
    render(<PeriodWithDisabled />);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}{Alt>}{ArrowRight}{/Alt}');
    expect(document.activeElement).toBe(radio('Día'));
    await userEvent.keyboard(' ');
    expect(checked()).toEqual(['Día']);
  });
});

describe('ButtonGroup in a real form (BTN-2)', () => {
  it('is walked through with the arrows, Tab leads past it', async () => {
    render(
      <>
        <button type="button">Antes</button>
        <Period defaultValue="dia" />
        <button type="button">Después</button>
      </>,
    );
    screen.getByText('Antes').focus();
    await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(radio('Año'));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByText('Después'));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(radio('Año'));
  });

  it('moves nothing when another is chosen', async () => {
    render(<Period defaultValue="dia" />);
    const boxes = () =>
      screen.getAllByRole('radio').map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height];
      });
    const before = boxes();
    await userEvent.click(radio('Año'));
    expect(boxes()).toEqual(before);
  });

  it('joins its buttons: each edge lies on the next', () => {
    render(<Period />);
    const [first, second] = screen
      .getAllByRole('radio')
      .map((element) => element.getBoundingClientRect());
    expect((first?.right ?? 0) - (second?.left ?? 0)).toBe(1);
  });

  it('keeps every label in one piece where it is narrow: whole buttons go to a next row', () => {
    render(
      <div style={{ inlineSize: '11rem' }}>
        <ButtonGroup aria-label="Frecuencia" selection="single">
          <ButtonGroupItem value="dia">Diariamente</ButtonGroupItem>
          <ButtonGroupItem value="semana">Semanalmente</ButtonGroupItem>
          <ButtonGroupItem value="mes">Mensualmente</ButtonGroupItem>
        </ButtonGroup>
      </div>,
    );
    const group = screen.getByRole('radiogroup').getBoundingClientRect();
    const boxes = screen.getAllByRole('radio').map((button) => button.getBoundingClientRect());
    for (const label of ['Diariamente', 'Semanalmente', 'Mensualmente']) {
      const range = document.createRange();
      range.selectNodeContents(screen.getByText(label));
      expect(range.getClientRects(), label).toHaveLength(1);
    }
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(3);
    expect(boxes.map(({ left, right }) => [left, right])).toEqual(
      boxes.map(() => [group.left, group.right]),
    );
    expect(boxes[0]?.bottom).toBe((boxes[1]?.top ?? 0) + 1);
    expect(boxes.at(-1)?.bottom).toBe(group.bottom);
  });

  it('takes the focus when the browser says that a choice is missing', async () => {
    render(
      <form aria-label="formulario">
        <Period name="periodo" required />
        <button type="submit">Enviar</button>
      </form>,
    );
    await userEvent.click(screen.getByText('Enviar'));
    await expect.poll(() => document.activeElement).toBe(radio('Día'));
  });

  eachInTurn(['light', 'dark'], 2)('has no axe violations in %s', async (scheme) => {
    document.documentElement.dataset.colorScheme = scheme;
    render(
      <main style={{ background: 'var(--gd-surface)' }}>
        <Period defaultValue="dia" />
        <Period defaultValue="dia" tone="orange" />
        <Period disabled defaultValue="dia" />
      </main>,
    );
    await expectNoAxeViolations();
    delete document.documentElement.dataset.colorScheme;
  });
});
