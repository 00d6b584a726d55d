import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './free-port.ts';

test('a free port is one on which a server can listen at once', async () => {
  const port = await freePort();
  const server = createServer();
  onTestFinished(() => {
    server.close();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  expect(await freePort()).not.toBe(port);
});
