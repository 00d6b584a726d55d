import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Row } from '../report.ts';

/** What a bundle holds: imports as a person writes them. */
interface Probe {
  measure: string;
  limit: number;
  contestants: Record<string, string>;
}

const POPOVER = `export * from '@radix-ui/react-popover';`;
const VIRTUAL = `export { useVirtualizer } from '@tanstack/react-virtual';`;

const PROBES: Probe[] = [
  {
    measure: 'Select',
    limit: 42,
    contestants: {
      Guadua: `export { Select } from '@guadua/select';`,
      'downshift + react-virtual': `export { useCombobox } from 'downshift'; ${VIRTUAL}`,
      'react-select': `export { default } from 'react-select';`,
      Mantine: `export { Select, MantineProvider } from '@mantine/core';`,
      'Base UI + react-virtual': `export { Combobox } from '@base-ui/react/combobox'; ${VIRTUAL}`,
      'React Aria': `export { ComboBox, Input, Button, Popover, Virtualizer, ListLayout, ListBox, ListBoxItem } from 'react-aria-components';`,
      'Ant Design': `export { Select } from 'antd';`,
    },
  },
  {
    measure: 'Date, single and range',
    limit: 46,
    contestants: {
      Guadua: `export { DatePicker, DateRangePicker } from '@guadua/date';`,
      'react-day-picker + Radix': `export { DayPicker } from 'react-day-picker'; ${POPOVER}`,
      'react-datepicker': `export { default } from 'react-datepicker';`,
      Mantine: `export { DatePickerInput } from '@mantine/dates'; export { MantineProvider } from '@mantine/core';`,
      'React Aria': `export { DatePicker, DateRangePicker, DateInput, DateSegment, Calendar, RangeCalendar, CalendarGrid, CalendarCell, Popover, Dialog, Button, Group, Heading } from 'react-aria-components';`,
      'Ant Design': `export { DatePicker } from 'antd';`,
    },
  },
  {
    measure: 'Date, single alone',
    limit: 40,
    contestants: { Guadua: `export { DatePicker } from '@guadua/date';` },
  },
  {
    measure: 'PIN',
    limit: 4.5,
    contestants: {
      Guadua: `export { PinInput } from '@guadua/forms';`,
      'input-otp': `export { OTPInput } from 'input-otp';`,
      Mantine: `export { PinInput, MantineProvider } from '@mantine/core';`,
      'Ant Design': `export { Input } from 'antd';`,
    },
  },
  {
    measure: 'Masks and numbers',
    limit: 11,
    contestants: {
      Guadua: `export { MaskedInput, NumberInput, CurrencyInput } from '@guadua/forms';`,
      'react-number-format': `export { NumericFormat, PatternFormat } from 'react-number-format';`,
      'maskito + number': `export { useMaskito } from '@maskito/react'; export { maskitoNumberOptionsGenerator } from '@maskito/kit';`,
      'react-imask': `export { IMaskInput } from 'react-imask';`,
    },
  },
  {
    measure: 'Image optimiser',
    limit: 3,
    contestants: {
      Guadua: `export { optimizeImage } from '@guadua/file';`,
      compressorjs: `export { default } from 'compressorjs';`,
      'browser-image-compression': `export { default } from 'browser-image-compression';`,
    },
  },
];

/** Minified and gzipped, with React outside and styles apart. */
export async function size(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { measure, limit, contestants } of PROBES) {
    const figures: Record<string, number> = {};
    for (const [label, source] of Object.entries(contestants)) {
      figures[label] = await kilobytes(source);
    }
    rows.push({ measure, unit: 'kB', figures, limit, budget: `≤ ${limit} kB` });
  }
  return rows;
}

async function kilobytes(source: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: fileURLToPath(new URL('..', import.meta.url)) },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client', '*.css'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return (
    outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0) /
    1000
  );
}
