import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site with one more policy for every page: `script-src 'none'` is as if JavaScript were off. */
export async function withPolicy(
  origin: string,
  policy: string,
): Promise<{ origin: string; stop(): void }> {
  const server = createServer((incoming, answer) => {
    const { method, headers, url } = incoming;
    const outgoing = request(origin + url, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, {
        ...response.headers,
        'content-security-policy': policy,
      });
      response.pipe(answer);
    });
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, stop: () => void server.close() };
}
