import { eachInTurn } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Mask } from '../mask/mask.types';
import { MaskedInput } from '../masked-input/masked-input';
import { NumberInput } from '../number-input/number-input';
import type { NumberInputProps } from '../number-input/number-input.types';
import { parseNumber } from '../number-input/number-read';
import { PinInput } from '../pin-input/pin-input';

/** What stands in the field, what a person does, what stands there then: `|` is the caret, `<…>` a selection. */
type Case = readonly [before: string, keys: string, after: string];

const [BACK, DEL, LEFT] = ['{Backspace}', '{Delete}', '{ArrowLeft}'];
const UNDO = '{Control>}z{/Control}';
const REDO = '{Control>}y{/Control}';

const input = () => screen.getByLabelText<HTMLInputElement>('Campo');

const textOf = (marked: string) => marked.replace(/[|<>]/g, '');

function seen(): string {
  const { value, selectionStart, selectionEnd } = input();
  const [from, to] = [selectionStart ?? 0, selectionEnd ?? 0];
  const selected = from === to ? '|' : `<${value.slice(from, to)}>`;
  return value.slice(0, from) + selected + value.slice(to);
}

function select(marked: string): void {
  const from = marked.search(/[|<]/);
  const end = marked.indexOf('>');
  if (from >= 0) input().setSelectionRange(from, end < 0 ? from : end - 1);
}

async function paste(text: string): Promise<void> {
  const source = screen.getByLabelText<HTMLInputElement>('Origen');
  const { selectionStart, selectionEnd } = input();
  source.value = text;
  source.select();
  await userEvent.copy();
  input().focus();
  input().setSelectionRange(selectionStart, selectionEnd);
  await userEvent.paste();
}

/** Presses keys; `paste(…)` pastes, and `leave` leaves the field. */
async function press(keys: string): Promise<void> {
  for (const part of keys.split(/(paste\(.*?\)+$|leave$)/).filter(Boolean)) {
    const [, pasted] = /^paste\((.*)\)$/.exec(part) ?? [];
    if (pasted !== undefined) await paste(pasted);
    else if (part === 'leave') act(() => input().blur());
    else await userEvent.keyboard(part);
  }
}

function cases(title: string, field: (text: string) => ReactElement, rows: readonly Case[]): void {
  describe(title, () => {
    eachInTurn(rows, 8)('%s, then %s: %s', async (before, keys, after) => {
      render(
        <>
          {field(textOf(before))}
          <input aria-label="Origen" />
        </>,
      );
      await userEvent.click(input());
      expect(input().value).toBe(textOf(before));
      select(before);
      await press(keys);
      await expect.poll(seen).toBe(after);
    });
  });
}

const number = (props: NumberInputProps) => (text: string) => (
  <NumberInput
    aria-label="Campo"
    step={null}
    defaultValue={parseNumber(text, { locale: props.locale })}
    {...props}
  />
);

const masked = (mask: Mask) => (text: string) => (
  <MaskedInput aria-label="Campo" mask={mask} defaultValue={text} />
);

cases('a number', number({ locale: 'en-US' }), [
  ['', '2456981.89', '2,456,981.89|'],
  ['', '-123.55', '-123.55|'],
  ['', '1 2  3 abc 4"%(5', '12,345|'],
  // Word processors and telephones write other strokes for a minus.
  ['', '−111', '-111|'],
  ['', '–123.45', '-123.45|'],
  ['', '—0,12', '-0.12|'],
  ['', '１２あ３４', '1,234|'],
  ['', 'paste(    123456    )', '123,456|'],
  ['1|2,345', '867', '18,67|2,345'],
  ['12,345,678|', '9', '123,456,789|'],
  ['3,456|', '.', '3,456.|'],
  ['', '.5', '0.5|'],
  ['0.|5', `${LEFT}${BACK}`, '|.5'],
  ['<1,234>', '56', '56|'],
  ['<34.35>', '.', '0.|'],
  ['1.000001|', `${LEFT}${LEFT}0`, '1.00000|01'],
  // Zeros in front stay while one writes: the digit before them may be the next key.
  ['|23,456.78', '0', '0|23,456.78'],
  ['|23,456.78', '0leave', '23,456.78|'],
  ['1|0,000.25', BACK, '|0,000.25'],
  ['1|0,000.25', `${BACK}2`, '2|0,000.25'],
  ['1|0,000.25', `${BACK}leave`, '0.25|'],
  ['', '-00000006leave', '-6|'],
  ['-|1,000', BACK, '|1,000'],
  ['-1|', BACK + BACK, '|'],
  ['2,342,343|', BACK, '234,234|'],
  ['1,00|0', BACK, '10|0'],
  ['1,00|0,000', `${BACK}5`, '1,05|0,000'],
  ['1|,234,567', BACK, '|234,567'],
  ['100,|000', DEL, '10,0|00'],
  ['100,|000', `${DEL}5`, '100,5|00'],
  ['145.|5', BACK, '1,45|5'],
  ['0.3|', BACK, '0.|'],
  // A mark between groups is no digit: the key deletes the digit beside it.
  ['12,|345.5', BACK, '1|,345.5'],
  ['1|,345.5', DEL, '1|45.5'],
  ['|111', BACK, '|111'],
  ['111|', DEL, '111|'],
  // Half a number stays, and makes the field invalid.
  ['', '-leave', '-|'],
]);

cases('a number with a comma', number({ locale: 'es-CO', decimals: 4 }), [
  ['', '0,42420000001', '0,4242|'],
  ['', '-,', '-0,|'],
  ['', '.', '0,|'],
  ['1|,23', `${BACK}leave`, '0,23|'],
  ['0,|0005', BACK, '0|0.005'],
  ['0,|0005', `${BACK}leave`, '5|'],
  ['1.234.567|,8901', BACK, '123.456|,8901'],
  // Decimals are never cut off behind one's back.
  ['123|.456.789', ',', '123|.456.789'],
]);

cases('the mark of decimals that are there already', number({ decimals: 2, fixedDecimals: true }), [
  ['12|,00', ',', '12,|00'],
  ['12|,00', '.', '12,|00'],
  ['12,|00', ',', '12,|00'],
  ['1.234|,50', `,${DEL}7`, '1.234,7|0'],
  ['', '4111leave', '4.111,00|'],
  ['<1.234,00>', '56leave', '56,00|'],
]);

cases('a whole number', number({ locale: 'en-US', decimals: 0 }), [
  ['', '.', '|'],
  ['', '.5', '0|'],
  ['', '4111.', '4,111|'],
  ['4,2|00', '.', '4,2|00'],
  ['10,000|', '0', '100,000|'],
  ['', 'paste(9.55)', '10|'],
]);

cases('a number in India', number({ locale: 'en-IN' }), [['1,23,45,678|', '9', '12,34,56,789|']]);

cases('a bank card', masked('0000 0000 0000 0000 999'), [
  ['', '123456789012345678', '1234 5678 9012 3456 78|'],
  ['', '0'.repeat(25), '0000 0000 0000 0000 000|'],
  ['', 'paste(245sf6789)', '2456 789|'],
  ['<245>6 789', 'paste(1234 56)', '1234 56|67 89'],
]);

cases('a telephone with its country', masked('+1 (000) 000-0000'), [
  ['', '1232', '+1 (123) 2|'],
  ['', 'paste(+1 (965) 243-2119)', '+1 (965) 243-2119|'],
  ['+1 (965) 2<43>-2119', BACK, '+1 (965) 2|21-19'],
  ['+1 (965) 2<43>-2119', '5', '+1 (965) 25|2-119'],
  ['+1 (9|65) 243-2119', BACK, '|+1 (652) 432-119'],
  // A mask that is full takes no more: the last digit would go.
  ['+1 (965)| 243-2119', '8', '+1 (965)| 243-2119'],
]);

cases('a mask that ends in letters of its own', masked('(000) 000 U\\S'), [
  ['', '123456', '(123) 456 US|'],
  ['(123) 456| US', DEL, '(123) 456| US'],
  ['(123) 4|56 US', BACK, '(123|) 56'],
  ['|(123) 456 US', BACK, '|(123) 456 US'],
]);

cases('a time', masked('time'), [
  ['', '12:', '12:|'],
  ['', '1234', '12:34|'],
  ['12:34|', BACK + BACK, '12|'],
  ['12:3|4', `${BACK}5`, '12:5|4'],
  ['12|:34', `${BACK}1`, '11|:34'],
  ['1|2:34', `${BACK}2`, '2|2:34'],
  ['1<2:3>4', BACK, '1|4'],
  ['2<3:5>9', DEL, '2|9'],
  ['11:<22>', '3', '11:3|'],
  ['1<1:2>2', '3', '13|:2'],
  ['1<2>:34', '9', '19|:34'],
  ['12:|34', '9', '12:|34'],
  ['<17:43>', DEL + UNDO, '<17:43>'],
  ['11|:22', BACK + BACK + UNDO + UNDO, '11|:22'],
  ['12:|34', DEL + UNDO, '12:|34'],
  ['11|:22', BACK + BACK + UNDO + UNDO + REDO + REDO, '|22'],
]);

cases('a date', masked('date'), [
  ['', '00', '0|'],
  ['', '9', '09|'],
  ['', '279', '27/09|'],
  ['', '10100012', '10/10/0012|'],
  ['10/11/2002|', BACK.repeat(4), '10/11|'],
  ['01/1|2/1998', `${BACK}1`, '01/1|2/1998'],
  ['02|/01/2008', `${BACK}5`, '05|/01/2008'],
]);

cases('an address of a computer', masked('ip'), [
  ['', '192168001001', '192.168.001.001|'],
  ['', 'paste(192168001001)', '192.168.001.001|'],
  ['', 'paste(192.168001001)', '192.168.001.001|'],
  ['', 'paste(1921681.001)', '192.168.1.001|'],
  ['', '..', '|'],
  ['', '1a2b3c4', '123.4|'],
  ['192.1|68', DEL, '192.1|8'],
  ['<192.168>', '10', '10|'],
]);

const pin = (text: string) => <PinInput aria-label="Campo" length={6} defaultValue={text} />;

cases('a code in boxes', pin, [
  ['', '1234567', '12345<7>'],
  ['123', LEFT, '12<3>'],
  ['123456', `${LEFT}${LEFT}{ArrowRight}`, '1234<5>6'],
  ['123456', '{ArrowRight}', '12345<6>'],
  ['123456', `{Home}${LEFT}`, '<1>23456'],
  ['123456', DEL, '12345|'],
  ['1234', `{Control>}${BACK}{/Control}`, '|'],
  ['123456', `${LEFT}${LEFT}{Control>}${BACK}{/Control}`, '123<5>6'],
]);
