import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FileInput } from '../file-input/file-input';
import { dropFiles } from './drop-files';

it('drops files on a field, which takes them and says so', async () => {
  const onChange = vi.fn();
  render(<FileInput aria-label="Soportes" multiple accept=".txt" onChange={onChange} />);
  const files = [new File(['uno'], 'uno.txt'), new File(['dos'], 'dos.txt')];
  await dropFiles(screen.getByLabelText('Soportes'), files);
  await screen.findByText(/dos\.txt/, { selector: 'li *' });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(files, expect.anything());
});

it('leaves a locked field as it is', async () => {
  const onChange = vi.fn();
  render(<FileInput aria-label="Soporte" disabled onChange={onChange} />);
  await dropFiles(screen.getByLabelText('Soporte'), [new File(['uno'], 'uno.txt')]);
  expect(screen.queryByText(/uno\.txt/)).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});
