import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { snackbar } from './snackbar';
import { Snackbars } from './snackbars';

describe('snackbars on a server (CMP-7)', () => {
  it('render nothing, and keep nothing that was said there', async () => {
    expect(snackbar('Hola')).toBe('');
    expect(snackbar('Hola', { id: 'a' })).toBe('a');
    snackbar.dismiss();
    const messages = { loading: 'a', success: 'b', error: 'c' };
    await expect(snackbar.promise(Promise.resolve(7), messages)).resolves.toBe(7);
    expect(renderToString(<Snackbars />)).toBe('');
  });
});
