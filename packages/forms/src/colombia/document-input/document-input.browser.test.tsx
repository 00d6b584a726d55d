import { describeWidget } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { IdentityDocument } from '../document/document.types';
import { DocumentInput } from './document-input';

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const list = () => screen.getByRole<HTMLSelectElement>('combobox');

describeWidget<IdentityDocument | null>(
  '<DocumentInput>',
  {
    render: (props) => <DocumentInput {...props} />,
    control: input,
    value: { type: 'CC', number: '1032456789' },
    otherValue: { type: 'CC', number: '79308960' },
    empty: null,
    formValue: (value) => [value?.number ?? ''],
    change: async (person) => {
      await person.clear(input());
      await person.keyboard('79308960');
    },
    keepsDraft: true,
  },
  { share: 4, of: 7 },
);

describe('DocumentInput in a browser (COL-8)', () => {
  it('goes from the type to the number with Tab, and keeps the frame as high as others', async () => {
    render(
      <>
        <button type="button">Antes</button>
        <DocumentInput aria-label="Documento" />
      </>,
    );
    act(() => screen.getByRole('button', { name: 'Antes' }).focus());
    await userEvent.tab();
    expect(document.activeElement).toBe(list());
    await userEvent.keyboard('p');
    expect(list().value).toBe('PA');
    await userEvent.tab();
    expect(document.activeElement).toBe(input());
    const frame = input().closest('.gd-control');
    const own = getComputedStyle(document.documentElement).getPropertyValue('--gd-control-height');
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    expect(frame?.getBoundingClientRect().height).toBe(Number.parseFloat(own) * rem);
  });

  it('lets the browser open the list where it is pressed, and takes the focus elsewhere in the frame', async () => {
    render(<DocumentInput aria-label="Documento" suffix="aquí" />);
    await userEvent.click(screen.getByText('aquí'));
    expect(document.activeElement).toBe(input());
    await userEvent.selectOptions(list(), 'TI');
    expect(list().value).toBe('TI');
  });

  it('keeps a type and a number that were entered before hydration (TXC-6)', async () => {
    const box = document.createElement('form');
    const widget = <DocumentInput aria-label="Documento" name="documento" />;
    box.innerHTML = renderToString(widget);
    document.body.append(box);
    await userEvent.selectOptions(list(), 'PA');
    await userEvent.click(input());
    await userEvent.keyboard('AO123456');
    const root = await act(async () => hydrateRoot(box, widget));
    expect([...new FormData(box)]).toEqual([
      ['documentoType', 'PA'],
      ['documento', 'AO123456'],
    ]);
    act(() => root.unmount());
    box.remove();
  });
});
