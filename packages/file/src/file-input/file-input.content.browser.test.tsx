import { eachInTurn, nextChange } from '@guadua/testing';
import { FieldContext, type FieldControlState } from '@guadua/utils/internal';
import { act, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fetchSample } from '../../scripts/fetch-sample';
import { FileInput } from './file-input';

const input = () => screen.getByLabelText<HTMLInputElement>('Documentos');
const names = () =>
  screen
    .queryAllByRole('button', { name: /^Remover/ })
    .map(({ ariaLabel }) => ariaLabel?.slice(16));

/** Chooses files as a browser does it. */
function choose(...files: File[]) {
  const transfer = new DataTransfer();
  for (const one of files) transfer.items.add(one);
  act(() => {
    input().files = transfer.files;
    input().dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** A sample of the tests under another name. */
async function renamed(sample: string, name: string, type = ''): Promise<File> {
  return new File([await fetchSample(sample)], name, { type });
}

/** A file that is read when the test says so. */
function slow(content: File) {
  let go = () => {};
  const allowed = new Promise<void>((resolve) => {
    go = resolve;
  });
  const file = new File([content], content.name, { type: content.type });
  file.slice = (...range) => {
    const part = content.slice(...range);
    const read = part.arrayBuffer.bind(part);
    part.arrayBuffer = () => allowed.then(read);
    return part;
  };
  const drop = () => {
    const dataTransfer = { types: ['Files'], files: [file], items: [], dropEffect: '' };
    const event = new Event('drop', { bubbles: true, cancelable: true });
    act(() => {
      input().dispatchEvent(Object.assign(event, { dataTransfer }));
    });
  };
  return { drop, go };
}

eachInTurn(
  [
    ['another choice', ['otro.pdf'], () => choose(new File(['%PDF-1.7 '], 'otro.pdf'))],
    ['a reset', [], () => act(() => document.querySelector('form')?.reset())],
  ] as const,
  3,
)('waits no longer for a disk that never answers after %s (FIL-3)', async (_, left, goOn) => {
  render(
    <form>
      <FileInput aria-label="Documentos" accept=".pdf" />
    </form>,
  );
  slow(new File(['%PDF-1.7 '], 'nube.pdf')).drop();
  await vi.waitFor(() => expect(input().validity.valid).toBe(false));
  goOn();
  await vi.waitFor(() => expect(input().validationMessage).toBe(''));
  expect(names()).toEqual(left);
});

const added = { 'aria-label': 'Documentos', accept: '.pdf', multiple: true, append: true } as const;

function Several() {
  const [value, setValue] = useState<File[] | null>(null);
  return <FileInput {...added} value={value} onChange={setValue} />;
}

describe('files are looked into where types are asked for (FIL-3)', () => {
  it('takes an Office document with a password, which is no ZIP', async () => {
    render(<FileInput multiple aria-label="Documentos" accept=".docx,.zip" />);
    const locked = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array(600).fill(0)];
    const bytes = new Uint8Array(locked);
    choose(new File([bytes], 'nómina.docx'), new File([bytes], 'nómina.zip'));
    await vi.waitFor(() => expect(names()).toEqual(['nómina.docx']));
  });

  eachInTurn(
    [
      ['image.png', 'falso.pdf', '.pdf,image/*'],
      ['html-named.png', 'foto.png', '.png'],
      ['text-named.png', 'foto.jpg', '.jpg'],
      ['corpus/ok-webp-bare-lossy.webp', 'foto.png', '.png,.jpg'],
      ['script.svg', 'foto.png', '.png'],
      ['corpus/heic-inner.heic', 'foto.jpg', '.jpg'],
      ['image.png', 'libro.xlsx', '.xlsx'],
      ['document.pdf', 'carta.docx', '.docx'],
    ],
    3,
  )('refuses %s named %s where %s is accepted', async (sample, name, accept) => {
    const onReject = vi.fn();
    const onChange = vi.fn();
    render(
      <FileInput
        aria-label="Documentos"
        accept={accept}
        defaultValue="/a.pdf"
        onReject={onReject}
        onChange={onChange}
      />,
    );
    choose(await renamed(sample, name));
    await vi.waitFor(() => expect(onReject).toHaveBeenCalledOnce());
    expect(onReject.mock.lastCall?.[0]).toMatchObject([{ reason: 'content', value: { name } }]);
    expect(
      await screen.findByText(/no es lo que dice su nombre/, { selector: 'li' }),
    ).toBeVisible();
    expect(names()).toEqual(['a.pdf']);
    expect(onChange).not.toHaveBeenCalled();
  });

  eachInTurn(
    [
      ['png-named.jpg', 'foto.jpg', '.png,.jpg'],
      ['image.png', 'foto', 'image/*'],
      ['corrupt.jpg', 'foto.jpg', '.jpg'],
      ['document.docx', 'carta.docx', '.docx'],
      ['workbook.xlsx', 'libro.xlsx', '.xlsx'],
      ['junk-first.pdf', 'a.pdf', '.pdf'],
      ['comments.svg', 'a.svg', 'image/svg+xml'],
      ['corpus/heic-inner.heic', 'foto.heif', '.heif'],
      // What an iPhone sends under the name of another format.
      ['corpus/heic-inner.heic', 'foto.jpg', '.jpg,.heic'],
      ['corpus/heic-inner.heic', 'foto.jpg', '.jpg,image/heif'],
      ['comments.svg', 'foto.jpg', '.jpg,image/svg+xml'],
      ['html-named.png', 'datos.csv', '.csv'],
    ],
    3,
  )('takes %s named %s where %s is accepted', async (sample, name, accept) => {
    render(<FileInput aria-label="Documentos" accept={accept} />);
    const type = accept === 'image/*' ? 'image/png' : accept.startsWith('.') ? '' : accept;
    choose(await renamed(sample, name, type));
    await vi.waitFor(() => expect(names()).toEqual([name]));
    await vi.waitFor(() => expect(input().validationMessage).toBe(''));
  });

  it('leaves files alone without types, and with checkContent={false}', async () => {
    const liar = await renamed('image.png', 'falso.pdf');
    const { unmount } = render(<FileInput aria-label="Documentos" />);
    choose(liar);
    await vi.waitFor(() => expect(names()).toEqual(['falso.pdf']));
    unmount();
    render(<FileInput aria-label="Documentos" accept=".pdf" checkContent={false} />);
    choose(liar);
    await vi.waitFor(() => expect(names()).toEqual(['falso.pdf']));
    await vi.waitFor(() => expect(input().validationMessage).toBe(''));
  });

  it.each(['onChange', 'onReject'])('goes on after an %s that throws', async (callback) => {
    const problem = new Error('The application failed.');
    const fail = vi.fn().mockImplementationOnce(() => {
      throw problem;
    });
    const uncaught = vi.fn((event: PromiseRejectionEvent) => event.preventDefault());
    window.addEventListener('unhandledrejection', uncaught);
    // The test runner prints what is uncaught.
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(<FileInput aria-label="Documentos" accept=".pdf" {...{ [callback]: fail }} />);
    const first = callback === 'onChange' ? 'document.pdf' : 'image.png';
    choose(await renamed(first, 'a.pdf'));
    await vi.waitFor(() => expect(uncaught.mock.lastCall?.[0].reason).toBe(problem));
    choose(await renamed('document.pdf', 'b.pdf'));
    await vi.waitFor(() => expect(names()).toEqual(['b.pdf']));
    await vi.waitFor(() => expect(input().validationMessage).toBe(''));
    window.removeEventListener('unhandledrejection', uncaught);
    printed.mockRestore();
  });

  it('makes the form wait meanwhile, and reports it to the field round it', async () => {
    const reports: Partial<FieldControlState>[] = [];
    const field = {
      controlId: 'campo',
      others: '',
      join: () => () => {},
      labelId: 'etiqueta',
      describedBy: undefined,
      errorId: undefined,
      disabled: undefined,
      readOnly: undefined,
      required: undefined,
      invalid: undefined,
      report: (change: Partial<FieldControlState>) => {
        reports.push(change);
      },
    };
    const { drop, go } = slow(await fetchSample('document.pdf'));
    render(
      <FieldContext value={field}>
        <FileInput aria-label="Documentos" accept=".pdf" />
      </FieldContext>,
    );
    drop();
    await vi.waitFor(() => expect(input().validationMessage).toBe('Comprobando los archivos'));
    expect(reports.at(-1)).toEqual({ pending: true });
    // As soon as the file is there, its field knows of it: no frame shows them apart (FLD-1).
    const change = nextChange(() => names().length === 1);
    go();
    await change;
    expect(names()).toEqual(['document.pdf']);
    expect(input().validity.valid).toBe(true);
    expect(reports).toContainEqual({ filled: true });
    expect(reports.filter((one) => 'pending' in one).at(-1)).toEqual({ pending: false });
  });

  it('keeps the order of two choices that are added, and lets the last of two that replace win', async () => {
    const content = await fetchSample('document.pdf');
    const first = slow(new File([content], 'a.pdf'));
    const second = slow(new File([content], 'b.pdf'));
    const { unmount } = render(
      <StrictMode>
        <FileInput aria-label="Documentos" multiple append accept=".pdf" />
      </StrictMode>,
    );
    first.drop();
    second.drop();
    second.go();
    first.go();
    await vi.waitFor(() => expect(names()).toEqual(['a.pdf', 'b.pdf']));
    unmount();

    const early = slow(new File([content], 'a.pdf'));
    const late = slow(new File([content], 'b.pdf'));
    const onChange = vi.fn();
    render(<FileInput aria-label="Documentos" accept=".pdf" onChange={onChange} />);
    early.drop();
    late.drop();
    late.go();
    early.go();
    await vi.waitFor(() => expect(names()).toEqual(['b.pdf']));
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('drops a choice when the application puts another value in, not when it draws the same (FIL-3)', async () => {
    const onChange = vi.fn();
    const view = (value: string) => (
      <FileInput aria-label="Documentos" accept=".pdf" value={value} onChange={onChange} />
    );
    const content = await fetchSample('document.pdf');
    const { drop, go } = slow(new File([content], 'a.pdf'));
    const { rerender } = render(view('/uno.pdf'));
    drop();
    await vi.waitFor(() => expect(input().validationMessage).toBe('Comprobando los archivos'));
    rerender(view('/dos.pdf'));
    await vi.waitFor(() => expect(input().validationMessage).toBe(''));
    go();
    // What is chosen afterwards is taken, and so is one that meets the same value again.
    const next = slow(new File([content], 'b.pdf'));
    next.drop();
    rerender(view('/dos.pdf'));
    next.go();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
    expect(onChange.mock.calls.map(([file]) => file.name)).toEqual(['b.pdf']);
  });

  it('keeps a choice that is added while the application puts an address in the place of a file', async () => {
    const onChange = vi.fn();
    const view = (value: string) => <FileInput {...added} value={[value]} onChange={onChange} />;
    const content = await fetchSample('document.pdf');
    const { drop, go } = slow(new File([content], 'b.pdf'));
    const { rerender } = render(view('/uno.pdf'));
    drop();
    await vi.waitFor(() => expect(input().validationMessage).toBe('Comprobando los archivos'));
    rerender(view('/dos.pdf'));
    go();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
    const [items] = onChange.mock.lastCall ?? [];
    expect(items).toEqual(['/dos.pdf', expect.objectContaining({ name: 'b.pdf' })]);
  });

  it('keeps a choice that is added while the application takes up the one before it', async () => {
    const content = await fetchSample('document.pdf');
    const first = slow(new File([content], 'a.pdf'));
    const second = slow(new File([content], 'b.pdf'));
    render(<Several />);
    first.drop();
    second.drop();
    first.go();
    await vi.waitFor(() => expect(names()).toEqual(['a.pdf']));
    second.go();
    await vi.waitFor(() => expect(names()).toEqual(['a.pdf', 'b.pdf']));
  });
});
