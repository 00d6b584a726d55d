import { eachInTurn } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FileInput } from '../file-input/file-input';
import type { UploadOptions } from './upload.types';
import { uploader } from './uploader';

const input = () => screen.getByLabelText<HTMLInputElement>('Soportes');
const sent = () => new FormData(document.querySelector('form') ?? undefined).getAll('soportes');

/** A field whose server makes trouble. */
function renderField(trouble: string, options: UploadOptions) {
  const key = crypto.randomUUID();
  const upload = uploader({ retryDelay: 1, url: `/uploads?${trouble}&key=${key}`, ...options });
  render(
    <form>
      <FileInput aria-label="Soportes" name="soportes" upload={upload} />
    </form>,
  );
  return {
    requests: async () => (await (await fetch(`/uploads/count?key=${key}`)).json()).requests,
  };
}

/** A file that no other test has, and what the server makes of it. */
async function randomFile(kilobytes: number) {
  const parts = Array.from({ length: kilobytes }, () =>
    crypto.getRandomValues(new Uint8Array(1000)),
  );
  const file = new File(parts, 'a.bin');
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return {
    file,
    hash: [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  };
}

describe('a server that stops answering (FIL-10)', () => {
  eachInTurn([0.5, 0, 1], 3)(
    'gives up a request that gets no further after %s of it, and sends the file again',
    async (stallAt) => {
      // However slow the machine is, one of the tries ends in time.
      const { requests } = renderField(`stall=1&stallAt=${stallAt}`, {
        stallTimeout: 300,
        retries: 99,
        retryDelay: 0.001,
      });
      const { file, hash } = await randomFile(300);
      await userEvent.upload(input(), file);
      await vi.waitFor(() => expect(sent()).toEqual([hash]), { timeout: 20_000 });
      expect(await requests()).toBeGreaterThan(1);
    },
  );

  it('says that the server does not answer, and sends the file when a person asks', async () => {
    renderField('stall=2&stallAt=1', { stallTimeout: 300, retries: 1 });
    const { file, hash } = await randomFile(1);
    await userEvent.upload(input(), file);
    const reason = 'No se pudo subir: el servidor no responde.';
    expect(await screen.findByText(reason, {}, { timeout: 20_000 })).toBeVisible();
    expect(input().validationMessage).toBe('a.bin no se pudo subir');
    await vi.waitFor(
      async () => {
        const retry = screen.queryByRole('button', { name: 'Reintentar a.bin' });
        if (retry) await userEvent.click(retry);
        expect(sent()).toEqual([hash]);
      },
      { timeout: 20_000 },
    );
  });
});
