import { eachInTurn } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fetchSample } from '../../scripts/fetch-sample';
import { ImageInput } from '../image-input/image-input';
import { optimizeImage } from '../optimize-image/optimize-image';
import { FileInput } from './file-input';

const input = () => screen.getByLabelText<HTMLInputElement>('Soportes');

function choose(...files: File[]): void {
  const transfer = new DataTransfer();
  for (const one of files) transfer.items.add(one);
  act(() => {
    input().files = transfer.files;
    input().dispatchEvent(new Event('change', { bubbles: true }));
  });
}

const namesOf = (files: File[] | undefined) => files?.map(({ name }) => name);
const sent = (name: string) =>
  new FormData(document.querySelector('form') ?? undefined)
    .getAll(name)
    .map((one) => (typeof one === 'string' ? one : one.name));

describe('what a caller without types asks for (CMP-9)', () => {
  it.each([
    ['null', null, 'a.txt'],
    ['a list with holes', [null, undefined, '.pdf', false], 'a.pdf'],
    ['a list in a text of a list', ['.pdf,.txt'], 'a.txt'],
    ['a pattern of names', '*.pdf', 'a.pdf'],
    ['two extensions in one', '.tar.gz', 'a.tar.gz'],
  ])('accept takes %s', async (_, accept, name) => {
    const onChange = vi.fn();
    const onReject = vi.fn();
    render(
      <FileInput
        multiple
        aria-label="Soportes"
        // @ts-expect-error: what a caller without types may pass
        accept={accept}
        checkContent={false}
        onChange={onChange}
        onReject={onReject}
      />,
    );
    choose(new File(['x'], name));
    await vi.waitFor(() => expect(namesOf(onChange.mock.lastCall?.[0])).toEqual([name]));
    expect(onReject).not.toHaveBeenCalled();
  });

  it('maxItems and sizes of null are no limits', async () => {
    const onChange = vi.fn();
    render(
      <FileInput
        multiple
        aria-label="Soportes"
        // @ts-expect-error: what a caller without types may pass
        maxItems={null}
        // @ts-expect-error: what a caller without types may pass
        maxSize={null}
        // @ts-expect-error: what a caller without types may pass
        minSize={null}
        // @ts-expect-error: what a caller without types may pass
        maxTotalSize={null}
        onChange={onChange}
      />,
    );
    choose(new File(['x'], 'a.txt'));
    await vi.waitFor(() => expect(namesOf(onChange.mock.lastCall?.[0])).toEqual(['a.txt']));
  });

  it('progress that is no number shows no bar, and too much of it is all', () => {
    const answers = [Number.NaN, null, '50', 150, -5];
    render(
      <FileInput
        multiple
        defaultValue={answers.map((_, index) => new File(['x'], `${index}.txt`))}
        // @ts-expect-error: what a caller without types may give
        progress={(_, index) => answers[index]}
      />,
    );
    const bars = screen.getAllByRole('progressbar');
    expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['50', '100', '0']);
  });

  it('optimize and accept of null are the defaults of a picture', async () => {
    const onChange = vi.fn();
    render(
      // @ts-expect-error: what a caller without types may pass
      <ImageInput aria-label="Soportes" optimize={null} accept={null} onChange={onChange} />,
    );
    choose(await fetchSample('image.png', 'image/png'));
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    expect(onChange.mock.lastCall?.[1]).toHaveProperty('report');
  });
});

it('waits for a picture for ever where the limit is without an end', async () => {
  const picture = await fetchSample('image.png', 'image/png');
  const timeLimit = Number.POSITIVE_INFINITY;
  await expect(optimizeImage(picture, {}, { timeLimit })).resolves.toHaveProperty('report');
});

it('reads each file that it takes, also one that gets the place of a refused one (FIL-3)', async () => {
  const onChange = vi.fn();
  const onReject = vi.fn();
  render(
    <FileInput
      multiple
      aria-label="Soportes"
      accept=".pdf"
      maxItems={2}
      onChange={onChange}
      onReject={onReject}
    />,
  );
  choose(...['a', 'b', 'c'].map((name) => new File([`falso ${name}`], `${name}.pdf`)));
  await vi.waitFor(() => expect(onReject).toHaveBeenCalledOnce());
  expect(onChange).not.toHaveBeenCalled();
  expect(onReject.mock.lastCall?.[0].map(({ reason }: { reason: string }) => reason)).toEqual([
    'content',
    'content',
    'content',
  ]);
});

eachInTurn(
  [
    ['a script clicks without a person', () => input().click()],
    [
      'the application keeps the chooser closed',
      async () => {
        const prevent = (event: Event) => event.preventDefault();
        document.addEventListener('click', prevent, { once: true });
        await userEvent.click(input());
      },
    ],
  ],
  3,
)('sends what it shows where %s (FIL-3)', async (_, click) => {
  render(
    <form>
      <FileInput aria-label="Soportes" name="soportes" defaultValue={new File(['x'], 'a.txt')} />
    </form>,
  );
  expect(sent('soportes')).toEqual(['a.txt']);
  await click();
  await vi.waitFor(() => expect(sent('soportes')).toEqual(['a.txt']));
});

it('names a file without a name that can be seen, and rows of saved ids that are numbers', () => {
  render(
    <FileInput
      multiple
      aria-label="Soportes"
      defaultValue={[new File(['x'], ''), new File(['y'], '\u200b\u202e'), '1', '2']}
    />,
  );
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Remover archivo archivo',
    'Remover archivo archivo',
    'Remover archivo 1',
    'Remover archivo 2',
  ]);
});
