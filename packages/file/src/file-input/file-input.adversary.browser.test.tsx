import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fetchSample } from '../../scripts/fetch-sample';
import { quarters } from '../../scripts/quarters';
import { imageCrop } from '../image-crop/image-crop';
import { ImageInput } from '../image-input/image-input';
import type { ImageInputProps } from '../image-input/image-input.types';
import { reorderItems } from '../list-tools/reorder-items';
import { FileInput } from './file-input';

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Chooses files as a browser does it. */
function choose(element: HTMLInputElement, ...files: File[]): void {
  const transfer = new DataTransfer();
  for (const one of files) transfer.items.add(one);
  act(() => {
    element.files = transfer.files;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

const submitted = (name: string) =>
  new FormData(document.querySelector('form') ?? undefined)
    .getAll(name)
    .map((one) => (typeof one === 'string' ? one : one.name));

describe('names that mean harm (FIL-2, CMP-8)', () => {
  it.each([
    ['../../etc/passwd', '../../etc/passwd'],
    ['nota\0.txt', 'nota.txt'],
    ['foto\u202Egpj.exe', 'fotogpj.exe'],
    [`${'largo '.repeat(2700)}.txt`, `${'largo '.repeat(2700)}.txt`],
  ])('%j is shown as it reads, within the field, and sent', async (name, seen) => {
    const onChange = vi.fn();
    render(
      <form>
        <FileInput multiple aria-label="Soportes" name="soportes" onChange={onChange} />
      </form>,
    );
    const file = new File(['x'], name);
    choose(input('Soportes'), file);
    const remove = await screen.findByRole('button', {
      name: `Remover archivo ${seen.replace(/ +/g, ' ')}`,
    });
    expect(onChange.mock.lastCall?.[0]).toEqual([file]);
    expect(submitted('soportes')).toEqual([file.name]);
    const field = input('Soportes').closest('.gd-file-input');
    expect(field?.scrollWidth).toBeLessThanOrEqual(field?.clientWidth ?? 0);
    await userEvent.click(remove);
    expect(submitted('soportes')).toEqual([]);
  });
});

it('says of a file without a byte what it is not, and takes it where anything goes (FIL-3, IMG-5)', async () => {
  const onChange = vi.fn();
  render(
    <>
      <FileInput aria-label="Cualquiera" onChange={onChange} />
      <FileInput aria-label="Documento" accept=".pdf" onChange={onChange} />
      <ImageInput aria-label="Foto" onChange={onChange} />
    </>,
  );
  choose(input('Documento'), new File([], 'nada.pdf'));
  expect(await screen.findByText(/nada\.pdf/, { selector: 'li bdi' })).toBeVisible();
  choose(input('Foto'), new File([], 'nada.png', { type: 'image/png' }));
  expect(
    await screen.findByText(/^nada\.png: está vacío/, {
      selector: '.gd-image-input__error',
    }),
  ).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
  choose(input('Cualquiera'), new File([], 'nada.txt'));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
});

it('sends what two fields of one name hold', async () => {
  render(
    <form>
      <FileInput
        multiple
        aria-label="Uno"
        name="soportes"
        reorder={reorderItems()}
        defaultValue={['/z.pdf']}
        append
      />
      <FileInput multiple aria-label="Otro" name="soportes" />
    </form>,
  );
  choose(input('Uno'), new File(['a'], 'a.txt'));
  choose(input('Otro'), new File(['b'], 'b.txt'), new File(['c'], 'c.txt'));
  await vi.waitFor(() =>
    expect(submitted('soportes').toSorted()).toEqual(['/z.pdf', 'a.txt', 'b.txt', 'c.txt']),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remover archivo b.txt' }));
  expect(submitted('soportes').toSorted()).toEqual(['/z.pdf', 'a.txt', 'c.txt']);
});

afterEach(() => vi.restoreAllMocks());

describe('while a picture is processed (IMG-3)', () => {
  async function renderWorking(props: ImageInputProps = {}) {
    const onChange = vi.fn();
    const field = (more: ImageInputProps = {}) => (
      <form>
        <ImageInput aria-label="Foto" name="foto" onChange={onChange} {...props} {...more} />
      </form>
    );
    const { rerender } = render(field());
    const post = vi.spyOn(Worker.prototype, 'postMessage');
    choose(input('Foto'), await fetchSample('image.png', 'image/png'));
    // Nothing can have come of it within the same turn.
    expect(input('Foto').validationMessage).toBe('Procesando...');
    return { post, onChange, draw: (more: ImageInputProps) => rerender(field(more)) };
  }

  it('a reset drops it: the form is as it was', async () => {
    const { onChange } = await renderWorking({ defaultValue: '/antes.png' });
    act(() => document.querySelector('form')?.reset());
    await vi.waitFor(() => expect(input('Foto').validationMessage).toBe(''));
    expect(submitted('foto')).toEqual(['/antes.png']);
    // Another picture is done after it, so that the first one would be by then, too.
    choose(input('Foto'), new File([await quarters()], 'otra.png', { type: 'image/png' }));
    await vi.waitFor(() => expect(submitted('foto')).toEqual(['otra.png']));
    const selected = onChange.mock.calls.filter(([, { reason }]) => reason === 'select');
    expect(selected).toHaveLength(1);
  });

  it('a limit that is lowered holds for it: it is there, and the form says why it can’t be sent', async () => {
    const { post, onChange, draw } = await renderWorking();
    await vi.waitFor(() => expect(post).toHaveBeenCalled());
    draw({ maxSize: 10 });
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    await vi.waitFor(() =>
      expect(input('Foto').validationMessage).toBe('image.png: pesa más de 10\u00A0B'),
    );
    expect(screen.getByRole('button', { name: 'Remover imagen' })).toBeVisible();
    draw({ maxSize: '2MB' });
    await vi.waitFor(() => expect(input('Foto').validationMessage).toBe(''));
  });
});

/** A modal dialog of the application. */
function Modal({ children }: { children: ReactNode }) {
  return (
    <dialog ref={(dialog) => dialog?.showModal()} aria-label="Radicar">
      {children}
    </dialog>
  );
}

/** Draws its children into a shadow root. */
function Shadow({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot>();
  return (
    <div
      data-testid="sombra"
      ref={(host) => {
        if (host && !host.shadowRoot) setRoot(host.attachShadow({ mode: 'open' }));
      }}
    >
      {root && createPortal(children, root)}
    </div>
  );
}

describe('wherever it stands (CMP-3)', () => {
  it('crops a picture in a modal dialog, and Escape there leaves the dialog open', async () => {
    const onChange = vi.fn();
    render(
      <Modal>
        <ImageInput crop={imageCrop({ aspect: 1 })} onChange={onChange} />
      </Modal>,
    );
    for (const leave of ['Escape', 'Listo']) {
      await userEvent.upload(input('Seleccionar imagen'), await quarters());
      const done = await screen.findByRole('button', { name: 'Listo' });
      await vi.waitFor(() => expect(done).toBeEnabled());
      if (leave === 'Escape') await userEvent.keyboard('{Escape}');
      else await userEvent.click(done);
      await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Listo' })).toBeNull());
      expect(screen.getByRole('dialog', { name: 'Radicar' })).toBeVisible();
    }
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  });

  it('takes, sends and forgets in a shadow root', async () => {
    const onChange = vi.fn();
    render(
      <Shadow>
        <form>
          <FileInput multiple name="soportes" onChange={onChange} />
          <ImageInput name="foto" onChange={onChange} />
        </form>
      </Shadow>,
    );
    const inside = () => screen.getByTestId('sombra').shadowRoot;
    const inputs = await vi.waitFor(() => {
      const found = [...(inside()?.querySelectorAll<HTMLInputElement>('[type=file]') ?? [])];
      expect(found).toHaveLength(2);
      return found;
    });
    const [files, image] = inputs;
    if (!files || !image) throw new Error('No inputs');
    choose(files, new File(['a'], 'a.txt'));
    choose(image, await quarters());
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
    const sent = () =>
      [...new FormData(files.form ?? undefined)].map(([name, one]) =>
        typeof one === 'string' ? [name, one] : [name, one.name],
      );
    await vi.waitFor(() =>
      expect(sent()).toEqual([
        ['soportes', 'a.txt'],
        ['foto', 'cuartos.png'],
      ]),
    );
    act(() => files.form?.reset());
    await vi.waitFor(() => expect(sent()).toEqual([]));
  });
});
