import { eachInTurn } from '@guadua/testing';
import { LONGEST_TIMER } from '@guadua/utils/internal';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FileInput } from '../file-input/file-input';
import { type TusUploadOptions, tusSend } from './tus-send';
import type { UploadOptions } from './upload.types';
import { uploader } from './uploader';

/** A file that no other test has: random bytes. */
function randomFile(name: string, kilobytes: number): File {
  const parts = Array.from({ length: kilobytes }, () =>
    crypto.getRandomValues(new Uint8Array(1000)),
  );
  return new File(parts, name, { type: 'application/octet-stream' });
}

async function hashOf(file: File): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const getJson = async (url: string) => (await fetch(url)).json();
/** What the server has of an upload. */
const received = async (url: unknown) =>
  (await getJson(`/uploads/hash?url=${encodeURIComponent(String(url))}`)).hash;
const input = () => screen.getByLabelText<HTMLInputElement>('Soportes');
const sent = () => new FormData(document.querySelector('form') ?? undefined).getAll('soportes');

/** A field whose server makes trouble. */
function renderField(trouble: string, chunkSize?: number, options: UploadOptions = {}) {
  const key = crypto.randomUUID();
  const addresses = new Set<string>();
  const created: string[] = [];
  render(
    <form>
      <FileInput
        multiple
        append
        aria-label="Soportes"
        name="soportes"
        upload={uploader({
          retryDelay: 1,
          ...options,
          send: tusSend({
            url: `/uploads/tus/key=${key}&${trouble}/`,
            chunkSize,
            headers: { 'x-permiso': 'sí' },
            client: async () => {
              const { Upload } = await import('tus-js-client');
              return {
                Upload: class extends Upload {
                  constructor(file: File, options: TusUploadOptions) {
                    const onUploadUrlAvailable = () => {
                      options.onUploadUrlAvailable();
                      if (this.url) created.push(this.url);
                    };
                    super(file, { ...options, onUploadUrlAvailable });
                  }

                  override start() {
                    if (this.options.uploadUrl) addresses.add(this.options.uploadUrl);
                    super.start();
                  }
                },
              };
            },
          }),
        })}
      />
    </form>,
  );
  const requests = async () => (await getJson(`/uploads/count?key=${key}`)).requests;
  return { requests, addresses, created };
}

eachInTurn(['cut=1&fail=2', 'cut=3', 'fail=2', ''], 4)(
  'brings every byte up, from where a cut left it (FIL-11, "%s")',
  async (trouble) => {
    const { requests, addresses } = renderField(trouble);
    const file = randomFile('a.bin', 800);
    await userEvent.upload(input(), file);
    await vi.waitFor(() => expect(sent()).toEqual([expect.stringContaining('/uploads/tus/')]), {
      timeout: 20_000,
    });
    expect(await received(sent()[0])).toBe(await hashOf(file));
    expect(input().validity.valid).toBe(true);
    expect(screen.getByText('a.bin')).toBeVisible();
    const troubles = [...trouble.matchAll(/\d/g)].reduce((sum, [digit]) => sum + Number(digit), 0);
    // More where the server was still writing what came before a cut.
    expect(await requests()).toBeGreaterThanOrEqual(troubles === 3 ? 3 : troubles + 1);
    // It was one upload all the time, not a new one after each cut.
    expect([...addresses]).toEqual(troubles > 0 ? sent() : []);
  },
);

eachInTurn(
  [
    ['half way', 'stall=1&stallAt=0.5'],
    ['before it begins', 'stall=1&stallOn=POST'],
    ['at the start of the bytes', 'stall=1'],
    ['after the last byte', 'stall=1&stallAt=1'],
    ['when it is asked how far it is after a cut', 'cut=1&stall=1&stallOn=HEAD'],
  ],
  4,
)('goes on where it was when a server stops answering %s (FIL-10, FIL-11)', async (_, trouble) => {
  // However slow the machine is, one of the tries ends in time.
  const options = { stallTimeout: 300, retries: 99, retryDelay: 0.001 };
  const { created, addresses } = renderField(trouble, undefined, options);
  const file = randomFile('a.bin', 800);
  await userEvent.upload(input(), file);
  await vi.waitFor(() => expect(sent()).toEqual([expect.stringContaining('/uploads/tus/')]), {
    timeout: 20_000,
  });
  expect(await received(sent()[0])).toBe(await hashOf(file));
  expect(input().validity.valid).toBe(true);
  // One upload all the time: the last that was made, and what came was asked for again.
  expect(created.at(-1)).toBe(sent()[0]);
  if (!trouble.includes('POST')) expect([...addresses]).toEqual(sent());
});

it('says that the server does not answer, and goes on where it was when a person asks (FIL-11)', async () => {
  // A try that gets further than the one before is no failed one: with tries by itself it may never have to ask.
  const options = { stallTimeout: 300, retries: 0 };
  const { addresses } = renderField('stall=2&stallAt=0.5', undefined, options);
  const file = randomFile('a.bin', 800);
  await userEvent.upload(input(), file);
  const reason = 'No se pudo subir: el servidor no responde.';
  expect(await screen.findByText(reason, {}, { timeout: 20_000 })).toBeVisible();
  expect(input().validationMessage).toBe('a.bin no se pudo subir');
  await vi.waitFor(
    async () => {
      const retry = screen.queryByRole('button', { name: 'Reintentar a.bin' });
      if (retry) await userEvent.click(retry);
      expect(sent()).toEqual([expect.stringContaining('/uploads/tus/')]);
    },
    { timeout: 20_000 },
  );
  expect(await received(sent()[0])).toBe(await hashOf(file));
  expect([...addresses]).toEqual(sent());
});

it('pauses and goes on at the same byte (FIL-11)', async () => {
  // Two of six requests arrive, and the next one is on its way until a person pauses it.
  const { requests, addresses } = renderField('stall=1&stallAfter=2', 50_000);
  const file = randomFile('a.bin', 300);
  await userEvent.upload(input(), file);
  await vi.waitFor(async () => expect(await requests()).toBe(3));
  const bar = screen.getByRole('progressbar', { name: 'Avance de a.bin' });
  await vi.waitFor(() => expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(30));
  await userEvent.click(screen.getByRole('button', { name: 'Pausar a.bin' }));
  expect(await screen.findByText(/^En pausa/)).toBeVisible();
  expect(input().validationMessage).toBe('a.bin está en pausa');
  expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(30);
  await userEvent.click(screen.getByRole('button', { name: 'Reanudar a.bin' }));
  await vi.waitFor(() => expect(sent()).toEqual([expect.stringContaining('/uploads/tus/')]));
  expect(await received(sent()[0])).toBe(await hashOf(file));
  expect([...addresses]).toEqual(sent());
  // What had arrived was not sent again.
  expect(await requests()).toBe(7);
});

it('takes what is removed away from the server too (FIL-11)', async () => {
  const { requests, created } = renderField('stall=1&stallAfter=2', 50_000);
  await userEvent.upload(input(), randomFile('a.bin', 300));
  await vi.waitFor(async () => expect(await requests()).toBe(3));
  expect(await received(created[0])).toMatch(/^[0-9a-f]{64}$/);
  await userEvent.click(screen.getByRole('button', { name: 'Remover archivo a.bin' }));
  await vi.waitFor(async () => expect(await received(created[0])).toBeNull());
  expect(sent()).toEqual([]);
  expect(input().validity.valid).toBe(true);
});

eachInTurn<[string, string, UploadOptions, () => Promise<unknown>]>(
  [
    [
      'it is paused',
      'stall=1',
      {},
      async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Pausar a.bin' }));
        expect(await screen.findByText(/^En pausa/)).toBeVisible();
      },
    ],
    [
      'it waits for its next try',
      'fail=9',
      { retryDelay: 1e12 },
      () =>
        vi.waitFor(() =>
          expect(setTimeout).toHaveBeenCalledWith(expect.any(Function), LONGEST_TIMER),
        ),
    ],
    ['it has failed', 'fail=9', { retries: 0 }, () => screen.findByText('No se pudo subir.')],
  ],
  3,
)('takes away from the server what is removed while %s (FIL-11)', async (_, ...rest) => {
  const [trouble, options, reach] = rest;
  vi.spyOn(globalThis, 'setTimeout');
  const { requests, created } = renderField(trouble, undefined, options);
  await userEvent.upload(input(), randomFile('a.bin', 3));
  await vi.waitFor(async () => expect(await requests()).toBe(1));
  await reach();
  vi.restoreAllMocks();
  expect(await received(created[0])).toMatch(/^[0-9a-f]{64}$/);
  await userEvent.click(screen.getByRole('button', { name: 'Remover archivo a.bin' }));
  await vi.waitFor(async () => expect(await received(created[0])).toBeNull());
  expect(input().validity.valid).toBe(true);
});

it('says so when the server refuses the file, and does not try again (FIL-11)', async () => {
  const refusing = renderField('status=413');
  await userEvent.upload(input(), randomFile('a.bin', 1));
  expect(await screen.findByText(/pesa más de lo que recibe el servidor/)).toBeVisible();
  expect(await refusing.requests()).toBe(0);
  expect(input().validationMessage).toBe('a.bin no se pudo subir');
});

it('waits as long as a server asks for that has too many (FIL-11)', async () => {
  const { requests } = renderField('fail=1&failStatus=429&retryAfter=1');
  await userEvent.upload(input(), randomFile('a.bin', 1));
  await vi.waitFor(async () => expect(await requests()).toBe(1));
  const start = performance.now();
  await vi.waitFor(
    () => expect(sent()).toEqual([expect.stringContaining('/uploads/tus/')]),
    10_000,
  );
  expect(performance.now() - start).toBeGreaterThan(800);
});

it('tries again when its client could not be loaded (FIL-11)', async () => {
  const client = vi
    .fn<() => Promise<typeof import('tus-js-client')>>()
    .mockRejectedValueOnce(new Error('cut'))
    .mockImplementation(() => import('tus-js-client'));
  const send = tusSend({ url: '/uploads/tus/key=client/', client });
  render(
    <form>
      <FileInput
        multiple
        aria-label="Soportes"
        name="soportes"
        upload={uploader({ send, retryDelay: 1 })}
      />
    </form>,
  );
  const file = randomFile('a.bin', 2);
  await userEvent.upload(input(), file);
  await vi.waitFor(() => expect(sent()).toEqual([expect.stringContaining('/uploads/tus/')]));
  expect(await received(sent()[0])).toBe(await hashOf(file));
  expect(client).toHaveBeenCalledTimes(2);
});
