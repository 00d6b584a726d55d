import { eachInTurn, expectConsole } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fetchSample } from '../../scripts/fetch-sample';
import { FileInput } from '../file-input/file-input';
import { pdfThumbnail } from './pdf-thumbnail';

/** As an application does it; how often it was asked for is counted. */
const client = vi.fn(async () => {
  const pdf = await import('pdfjs-dist');
  const { default: worker } = await import('pdfjs-dist/build/pdf.worker.min.mjs?url');
  pdf.GlobalWorkerOptions.workerSrc = worker;
  return pdf;
});

function renderField(files: File[]) {
  return render(
    <StrictMode>
      <FileInput
        multiple
        aria-label="Soportes"
        defaultValue={files}
        thumbnail={pdfThumbnail({ client })}
      />
    </StrictMode>,
  );
}

const thumbnails = () => [...document.querySelectorAll('canvas')];
/** Red, green, blue and opacity of a point; nothing while it is empty. */
const colorOf = (canvas: HTMLCanvasElement | undefined, x: number, y: number) =>
  canvas?.width ? [...(canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? [])] : [];

const RED = [255, 0, 0, 255];
// As long as the field itself waits, and a little more.
const drawn = (canvas: () => HTMLCanvasElement | undefined) =>
  vi.waitFor(() => expect(colorOf(canvas(), 5, 5)).toEqual(RED), { timeout: 65_000 });

// The library and its worker are large: the first test that draws would load both within its time limit.
beforeAll(async () => {
  const { getDocument } = await client();
  const page = await fetchSample('page.pdf');
  const loading = getDocument({ data: await page.arrayBuffer() });
  await loading.promise;
  await loading.destroy();
}, 120_000);

describe('pdfThumbnail (FIL-12)', { timeout: 150_000 }, () => {
  it('draws the upper part of the first page of a PDF, and nothing of another file', async () => {
    renderField([await fetchSample('page.pdf'), new File(['a'], 'notas.txt')]);
    await drawn(() => thumbnails()[0]);
    expect(thumbnails()).toHaveLength(1);
    const [canvas] = thumbnails();
    expect(canvas?.width).toBe(Math.ceil((canvas?.clientWidth ?? 0) * devicePixelRatio));
    expect(colorOf(canvas, 5, (canvas?.height ?? 0) - 3)).toEqual(RED);
  });

  eachInTurn(
    [
      ['with a password', () => fetchSample('locked.pdf')],
      ['that is broken', () => fetchSample('document.pdf')],
      ['of junk', () => new File([new Uint8Array(3000)], 'basura.pdf')],
      ['without content', () => new File([], 'vacío.pdf')],
    ],
    4,
  )('leaves the extension in sight of a PDF %s', async (_, bad) => {
    // They are drawn one after the other: once the second one is, the first was tried.
    renderField([await bad(), await fetchSample('page.pdf')]);
    await drawn(() => thumbnails()[1]);
    expect(thumbnails().map(({ width }) => width > 0)).toEqual([false, true]);
    expect(screen.getAllByText('pdf')).toHaveLength(2);
  });

  it('loads nothing while there is no PDF', () => {
    client.mockClear();
    renderField([new File(['a'], 'notas.txt')]);
    expect(client).not.toHaveBeenCalled();
  });

  it('warns a developer where the library can not be loaded, and shows the extension', async () => {
    render(
      <FileInput
        aria-label="Soporte"
        defaultValue={await fetchSample('page.pdf')}
        thumbnail={pdfThumbnail({ client: () => Promise.reject(new TypeError('no está')) })}
      />,
    );
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
    expectConsole('warn', /pdfThumbnail client: pdfjs-dist could not be loaded/);
    expect(screen.getByText('pdf')).toBeVisible();
  });

  it('stops what it draws when the file is taken away', async () => {
    const { unmount } = renderField([await fetchSample('page.pdf')]);
    const [canvas] = thumbnails();
    unmount();
    renderField([await fetchSample('page.pdf')]);
    await drawn(() => thumbnails()[0]);
    expect(canvas?.width).toBe(0);
  });
});
