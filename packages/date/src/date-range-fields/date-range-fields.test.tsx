import { describeWidget } from '@guadua/testing';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { dateNames } from '../core/date-names';
import { DateRangeFields } from './date-range-fields';
import type { DateRangeFieldsProps } from './date-range-fields.types';
import { joinTexts, readTwoTexts, splitTexts } from './two-texts';

const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const start = () => field('Estadía inicio');
const end = () => field('Estadía fin');
const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Formulario' });
const sent = () => [...new FormData(form()).entries()];
const shown = () => [start().value, end().value];

const onChange = vi.fn();
function Form(
  props: Pick<DateRangeFieldsProps, 'required' | 'maxDays' | 'readOnly' | 'defaultValue'>,
) {
  return (
    <form aria-label="Formulario">
      <DateRangeFields
        aria-label="Estadía"
        startName="llegada"
        endName="salida"
        today="2026-11-20"
        openOnFocus={false}
        valueAs="iso"
        onChange={onChange}
        {...props}
      />
      <button type="button">Otro</button>
    </form>
  );
}
const leave = () => act(async () => screen.getByRole('button', { name: 'Otro' }).focus());

/** The first of the two; a plain `<label>` names it alone. */
const first = () => {
  const [input] = screen.getAllByRole<HTMLInputElement>('combobox', { name: /^Widget/ });
  if (!input) throw new Error('There is no input.');
  return input;
};

/** What holds both. */
const root = () => {
  const element = first().closest<HTMLElement>('.gd-date-picker');
  if (!element) throw new Error('There is no root.');
  return element;
};

interface Range {
  from: string;
  to: string;
}

describeWidget<Range | null>(
  '<DateRangeFields>',
  {
    render: ({ value, defaultValue, onChange, ...props }) => (
      <DateRangeFields
        {...props}
        valueAs="iso"
        today="2026-11-20"
        value={value}
        defaultValue={defaultValue}
        onChange={onChange}
      />
    ),
    control: first,
    value: { from: '2026-11-12', to: '2026-11-14' },
    otherValue: { from: '2026-11-13', to: '2026-11-16' },
    empty: null,
    keepsDraft: true,
    formValue: (value) => (value === null ? [] : [value.from, value.to]),
    change: async (person) => {
      const [from, to] = within(root()).getAllByRole('combobox');
      if (!from || !to) throw new Error('There are no two inputs.');
      await person.clear(from);
      await person.keyboard('13/11/2026');
      await person.clear(to);
      await person.keyboard('16/11/2026{Enter}');
    },
    open: async (person) => {
      await person.click(screen.getByRole('button', { name: /^Elegir rango/ }));
      await screen.findByRole('dialog');
    },
  },
  { share: 1, of: 4 },
);

describe('two fields for a range (DRF-1, DRF-2)', () => {
  it('are typed one by one, give one value, and send each end under its own name', async () => {
    onChange.mockClear();
    render(<Form />);
    await userEvent.type(start(), '5/3/26{Enter}');
    expect(document.activeElement).toBe(end());
    expect([sent(), form().checkValidity()]).toEqual([[], false]);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('7/3/26{Enter}');
    expect(shown()).toEqual(['05/03/2026', '07/03/2026']);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      { from: '2026-03-05', to: '2026-03-07' },
      expect.objectContaining({ reason: 'type' }),
    );
    expect(sent()).toEqual([
      ['llegada', '2026-03-05'],
      ['salida', '2026-03-07'],
    ]);
  });

  it('refuse one without the other, with words, once the focus has left both', async () => {
    render(<Form />);
    await userEvent.type(start(), '5/3/26');
    await act(async () => end().focus());
    expect(screen.queryByRole('alert')).toBeNull();
    await leave();
    expect(screen.getByRole('alert').textContent).toBe(
      'Escribe las dos fechas, así: 20/11/2026 – 23/11/2026',
    );
    expect([shown(), sent(), form().checkValidity()]).toEqual([['5/3/26', ''], [], false]);
    await userEvent.clear(start());
    await leave();
    expect([screen.queryByRole('alert'), form().checkValidity()]).toEqual([null, true]);
  });

  it('put ends that run backwards in order, and judge both by the limits', async () => {
    render(<Form maxDays={5} />);
    await userEvent.type(start(), '7/3/26');
    await userEvent.type(end(), '5/3/26{Enter}');
    expect(shown()).toEqual(['05/03/2026', '07/03/2026']);
    await userEvent.clear(end());
    await userEvent.type(end(), '20/3/26{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('El rango puede tener máximo 5 días');
    expect([sent(), form().checkValidity()]).toEqual([[], false]);
  });

  it.each([
    ['first', start],
    ['second', end],
  ])('take a whole range that is pasted into the %s', async (_, input) => {
    render(<Form />);
    await userEvent.click(input());
    await userEvent.paste('5/3/26 - 7/3/26');
    await leave();
    expect(shown()).toEqual(['05/03/2026', '07/03/2026']);
  });

  it.each([
    ['first', start, ['05/03/2026 – 10/03/2026', '06/11/2026']],
    ['second', end, ['02/11/2026', '05/03/2026\u2009–\u200910/03/2026']],
  ])('keep all of a range that is pasted into the %s over a value', async (_, input, texts) => {
    render(<Form defaultValue={{ from: '2026-11-02', to: '2026-11-06' }} />);
    await userEvent.clear(input());
    // As `Intl.DateTimeFormat` writes it in most languages.
    await userEvent.paste('05/03/2026\u2009–\u200910/03/2026');
    await leave();
    expect([shown(), sent(), form().checkValidity()]).toEqual([texts, [], false]);
  });

  it('are emptied together', async () => {
    render(<Form />);
    await userEvent.type(start(), '5/3/26 - 7/3/26{Enter}');
    expect(shown()).toEqual(['05/03/2026', '07/03/2026']);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar el rango' }));
    expect([shown(), sent()]).toEqual([['', ''], []]);
  });

  describe('and the calendar goes on from the end that was typed (DRF-3)', () => {
    const pick = (number: number) =>
      userEvent.click(
        screen.getByRole('gridcell', { name: new RegExp(`\\b${number} de noviembre de 2026`) }),
      );
    it.each([
      ['the start', () => start(), '5/11/26', 10, ['05/11/2026', '10/11/2026']],
      ['the end', () => end(), '10/11/26', 5, ['05/11/2026', '10/11/2026']],
      ['a start after the picked end', () => start(), '10/11/26', 5, ['05/11/2026', '10/11/2026']],
    ])('%s', async (_, input, text, picked, range) => {
      onChange.mockClear();
      render(<Form />);
      await userEvent.type(input(), text);
      await userEvent.keyboard('{ArrowDown}');
      await pick(picked);
      expect(shown()).toEqual(range);
      expect(onChange).toHaveBeenCalledExactlyOnceWith(
        { from: '2026-11-05', to: '2026-11-10' },
        expect.objectContaining({ reason: 'select' }),
      );
    });

    it('over a value, where the other end is picked anew', async () => {
      render(<Form defaultValue={{ from: '2026-11-02', to: '2026-11-06' }} />);
      await userEvent.clear(start());
      await userEvent.type(start(), '4/11/26{ArrowDown}');
      await pick(12);
      expect(shown()).toEqual(['04/11/2026', '12/11/2026']);
      await userEvent.clear(end());
      await userEvent.type(end(), '20/11/26{ArrowDown}');
      await pick(9);
      expect(shown()).toEqual(['09/11/2026', '20/11/2026']);
    });

    it.each([
      ['start', start, 4, ['04/11/2026', '06/11/2026']],
      ['end', end, 9, ['02/11/2026', '09/11/2026']],
    ])(
      'over a value, where the %s that was emptied is the one that is picked anew',
      async (...row) => {
        const [, input, picked, range] = row;
        render(<Form defaultValue={{ from: '2026-11-02', to: '2026-11-06' }} />);
        await userEvent.clear(input());
        await userEvent.keyboard('{ArrowDown}');
        await pick(picked);
        expect(shown()).toEqual(range);
      },
    );

    it('and Escape leaves the typed one in its field', async () => {
      render(<Form />);
      await userEvent.type(start(), '5/11/26{ArrowDown}{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(shown()).toEqual(['5/11/26', '']);
    });
  });

  it('are one widget for a required form', () => {
    render(<Form required />);
    expect(form().checkValidity()).toBe(false);
  });
});

it('joins and splits any two texts without loss', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (first, second) => {
      const isBlank = first.trim() === '' && second.trim() === '';
      expect(splitTexts(joinTexts(first, second))).toEqual(isBlank ? ['', ''] : [first, second]);
    }),
  );
});

it('reads two dates only where there are two', () => {
  const context = {
    pattern: 'dd/MM/y',
    names: dateNames('es-CO'),
    today: 20_777,
    min: null,
    max: null,
  };
  const read = (text: string) => readTwoTexts(text, context) !== null;
  expect(read(joinTexts('5/3/26', '7/3/26'))).toBe(true);
  expect(read(joinTexts('5/3/26', ''))).toBe(false);
  expect(read(joinTexts('', '7/3/26'))).toBe(false);
  expect(read(joinTexts('5/3/26 a 7/3/26', ''))).toBe(true);
  expect(read(joinTexts('5/3/26 a 7/3/26', '8/3/26'))).toBe(false);
  // The sheet of a small screen has one text, where a single date is the range of that day.
  expect(read('5/3/26')).toBe(true);
});
