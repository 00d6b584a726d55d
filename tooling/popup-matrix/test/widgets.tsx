import { DatePicker, DateRangePicker } from '@guadua/date';
import { Select } from '@guadua/select';
import { Popover, Tooltip } from '@guadua/utils/ui';
import { type ReactNode, useState } from 'react';

/** Something that opens a popup. */
export interface Widget {
  readonly name: string;
  readonly View: () => ReactNode;
  /** What opens and closes it. */
  readonly trigger: string;
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

const hasDate = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLInputElement>('.gd-date-picker input[role=combobox]')].some(
    (input) => input.value !== '',
  );

export const WIDGETS: readonly Widget[] = [
  {
    name: 'Select',
    View: () => <Select aria-label="Ciudad" options={['Bogotá', 'Cali', 'Tunja']} />,
    trigger: '.gd-select [role=combobox], .gd-select__trigger',
    picks: ['[role=option]:nth-of-type(1)'],
    hasPicked: (root) => root.querySelector('.gd-select')?.textContent?.includes('Bogotá') ?? false,
  },
  {
    name: 'DatePicker',
    View: () => <DatePicker aria-label="Fecha" />,
    trigger: '.gd-date-picker__button',
    picks: ['.gd-calendar__day:not([disabled], [aria-disabled=true], [data-outside])'],
    hasPicked: hasDate,
  },
  {
    name: 'DateRangePicker',
    View: () => <DateRangePicker aria-label="Fechas" />,
    trigger: '.gd-date-picker__button',
    picks: [
      '.gd-calendar__day:not([disabled], [aria-disabled=true], [data-outside])',
      '.gd-calendar__day:not([disabled], [aria-disabled=true], [data-outside])',
    ],
    hasPicked: hasDate,
  },
  {
    name: 'Popover',
    View: CountingPopover,
    trigger: '[data-test=trigger]',
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
    trigger: '[data-test=trigger]',
    picks: [],
    hasPicked: () => true,
  },
];
