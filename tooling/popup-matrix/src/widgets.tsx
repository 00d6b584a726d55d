import { DatePicker, DateRangePicker } from '@guadua/date';
import { AddressInput } from '@guadua/forms/colombia';
import { Autocomplete, Select } from '@guadua/select';
import { Popover, Tooltip } from '@guadua/utils/ui';
import { type ReactNode, useState } from 'react';

/** Something that opens a popup. */
export interface Widget {
  readonly name: string;
  readonly View: () => ReactNode;
  /** Its outermost element: the popup stands at it, and the focus comes back into it. */
  readonly root: string;
  /** Space between the two, in pixels, with the arrow. */
  readonly distance: number;
  /** What opens it. */
  readonly trigger: string;
  /** Whether pressing the trigger again closes it. */
  readonly toggles: boolean;
  /** What is pressed in the popup, in turn; none for one that is only read. */
  readonly picks: readonly string[];
  /** Whether the widget has what was picked. */
  readonly hasPicked: (root: ParentNode) => boolean;
}

function CountingPopover() {
  const [count, setCount] = useState(0);
  return (
    <Popover
      title="Detalles"
      trigger={
        <button type="button" data-test="trigger" data-count={count}>
          Detalles
        </button>
      }
    >
      <button type="button" data-test="count" onClick={() => setCount(count + 1)}>
        Contar
      </button>
    </Popover>
  );
}

const DAY = '.gd-calendar__day:not([disabled], [aria-disabled=true], [data-outside])';

const isFilled = (selector: string) => (root: ParentNode) =>
  [...root.querySelectorAll<HTMLInputElement>(selector)].some(({ value }) => value !== '');

export const WIDGETS: readonly Widget[] = [
  {
    name: 'Select',
    View: () => <Select aria-label="Campo" options={['Bogotá', 'Cali', 'Tunja']} />,
    root: '.gd-select',
    distance: 4,
    trigger: '.gd-select [role=combobox], .gd-select__trigger',
    toggles: true,
    picks: ['[role=option]:nth-of-type(1)'],
    hasPicked: (root) => root.querySelector('.gd-select')?.textContent?.includes('Bogotá') ?? false,
  },
  {
    name: 'DatePicker',
    View: () => <DatePicker aria-label="Campo" />,
    root: '.gd-date-picker',
    distance: 4,
    trigger: '.gd-date-picker__button',
    toggles: true,
    picks: [DAY],
    hasPicked: isFilled('.gd-date-picker input[role=combobox]'),
  },
  {
    name: 'DateRangePicker',
    View: () => <DateRangePicker aria-label="Campo" />,
    root: '.gd-date-picker',
    distance: 4,
    trigger: '.gd-date-picker__button',
    toggles: true,
    picks: [DAY, DAY],
    hasPicked: isFilled('.gd-date-picker input[role=combobox]'),
  },
  {
    name: 'AddressInput',
    View: () => <AddressInput aria-label="Campo" />,
    root: '.gd-address-input',
    distance: 4,
    // A text field: what is pressed again only puts the caret elsewhere.
    trigger: '.gd-address-input [role=combobox]',
    toggles: false,
    picks: ['[role=option]:nth-of-type(1)'],
    hasPicked: isFilled('.gd-address-input [role=combobox]'),
  },
  {
    name: 'Autocomplete',
    View: () => (
      <Autocomplete
        aria-label="Campo"
        options={['Bogotá', 'Cali', 'Tunja']}
        minCharacters={0}
        openOnFocus
      />
    ),
    root: '.gd-autocomplete',
    distance: 4,
    trigger: '.gd-autocomplete [role=combobox]',
    toggles: false,
    picks: ['[role=option]:nth-of-type(1)'],
    hasPicked: isFilled('.gd-autocomplete [role=combobox]'),
  },
  {
    name: 'Popover',
    View: CountingPopover,
    root: '[data-test=trigger]',
    distance: 15,
    trigger: '[data-test=trigger]',
    toggles: true,
    picks: ['[data-test=count]'],
    hasPicked: (root) => root.querySelector('[data-count="1"]') !== null,
  },
  {
    name: 'Tooltip',
    View: () => (
      <Tooltip content="Descarga el informe">
        <button type="button" data-test="trigger">
          Descargar
        </button>
      </Tooltip>
    ),
    root: '[data-test=trigger]',
    distance: 11,
    trigger: '[data-test=trigger]',
    toggles: false,
    picks: [],
    hasPicked: () => true,
  },
];
