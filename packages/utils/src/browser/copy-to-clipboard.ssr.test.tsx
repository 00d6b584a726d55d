import { expect, it } from 'vitest';
import { ClipboardError, copyToClipboard } from './copy-to-clipboard';

it('copies nothing on a server, and says so (BRW-1)', async () => {
  await expect(copyToClipboard('hola')).rejects.toBeInstanceOf(ClipboardError);
});
