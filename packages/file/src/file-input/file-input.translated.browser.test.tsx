import { translateTexts } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { UploadControl } from '../upload/upload.types';
import { uploader } from '../upload/uploader';
import { FileInput } from './file-input';

const input = () => screen.getByLabelText<HTMLInputElement>('Soportes');

it('says why a file is refused, and the next one, in a page that is translated (CMP-8)', async () => {
  render(<FileInput aria-label="Soportes" maxSize={2} minSize={1} />);
  await userEvent.upload(input(), new File(['xxx'], 'a.txt'));
  await screen.findByText(/pesa más de/, { selector: 'li' });
  translateTexts(document.body);
  await userEvent.upload(input(), new File([], 'b.txt'));
  const list = screen.getByRole('list');
  await vi.waitFor(() => expect(list.textContent).toMatch(/^b\.txt: pesa menos de 1/));
});

it('says how far an upload is in a page that is translated (CMP-8)', async () => {
  const controls: UploadControl[] = [];
  const send = (_: File, control: UploadControl) => {
    controls.push(control);
    return new Promise<string>((_, reject) => {
      control.signal.addEventListener('abort', () => reject(control.signal.reason));
    });
  };
  const upload = uploader({ send: Object.assign(send, { resumes: true }) });
  render(<FileInput aria-label="Soportes" upload={upload} />);
  await userEvent.upload(input(), new File(['x'], 'a.txt'));
  await vi.waitFor(() => expect(controls).toHaveLength(1));
  const row = screen.getByRole('listitem');
  for (const percent of [20, 60, 95]) {
    translateTexts(document.body);
    act(() => controls[0]?.onProgress(percent / 100));
    await vi.waitFor(() => expect(row.textContent).toMatch(new RegExp(`${percent}\\s%`)));
  }
  translateTexts(document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Pausar a.txt' }));
  expect(row.textContent).toMatch(/En pausa · 95\s%/);
  translateTexts(document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Reanudar a.txt' }));
  await vi.waitFor(() => expect(row.textContent).toMatch(/95\s%.*Pausar/));
});
