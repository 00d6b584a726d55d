import { Button } from '@guadua/utils/ui';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { NativeSelect } from './choice/native-select';
import { Checkbox } from './choice/toggle';
import { NumberInput } from './number-input/number-input';
import { PinInput } from './pin-input/pin-input';
import { TextArea } from './text-area/text-area';
import { TextInput } from './text-input/text-input';

const FRAMED = [
  ['TextInput', TextInput],
  ['TextArea', TextArea],
  ['NumberInput', NumberInput],
  ['NativeSelect', NativeSelect],
] as const;

/** The frame of the control with this name. */
function frame(name: string): CSSStyleDeclaration {
  const control = screen.getByLabelText(name);
  return getComputedStyle(control.closest('.gd-control') ?? control);
}

describe('the look of states (CMP-10.2)', () => {
  it.each(FRAMED)(
    '%s: the field with the focus stays red while it is invalid',
    async (_, Control) => {
      render(
        <>
          <Control aria-label="Primero" invalid />
          <Control aria-label="Segundo" invalid />
        </>,
      );
      const { borderTopColor: red } = frame('Segundo');
      await userEvent.keyboard('{Tab}');
      await expect.poll(() => frame('Primero').borderTopColor).toBe(red);
      expect(frame('Primero').outlineColor).toBe(red);
      expect(frame('Primero').outlineStyle).toBe('solid');
    },
  );

  it.each(FRAMED)('%s: what is read-only keeps its ground and its ink', (_, Control) => {
    render(
      <>
        <Control aria-label="Normal" />
        <Control aria-label="Lectura" readOnly />
        <Control aria-label="Deshabilitado" disabled />
      </>,
    );
    const look = (name: string) => [frame(name).backgroundColor, frame(name).color];
    expect(look('Lectura')).toEqual(look('Normal'));
    expect(look('Deshabilitado')).not.toEqual(look('Normal'));
    expect(frame('Lectura').borderTopStyle).not.toBe(frame('Normal').borderTopStyle);
  });

  it('a code and a box are read-only in the same way', () => {
    const { container } = render(
      <>
        <PinInput aria-label="Código" readOnly />
        <Checkbox readOnly>Acepto</Checkbox>
      </>,
    );
    const parts = container.querySelectorAll('.gd-pin-input__box, .gd-toggle__input');
    expect(new Set([...parts].map((part) => getComputedStyle(part).borderTopStyle))).toEqual(
      new Set(['dotted']),
    );
  });

  it.each(['comfortable', 'compact'])('a button is as high as a field: %s', (density) => {
    render(
      <div data-gd-density={density}>
        <TextInput aria-label="Buscar" />
        <Button>Buscar ya</Button>
      </div>,
    );
    const height = screen.getByRole('button').getBoundingClientRect().height;
    expect(frame('Buscar').blockSize).toBe(`${height}px`);
  });
});
