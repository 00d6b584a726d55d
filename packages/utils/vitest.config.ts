import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { preset } from '@guadua/vitest';
import { mergeConfig, type Plugin } from 'vitest/config';

/** The providers that the site plays when it has no ids of its own (SOC). */
const SIMULATED = new URL('../../apps/showcase/public/simulado/', import.meta.url);

const bundled = ['@radix-ui/react-tooltip', '@splidejs/splide'];

export default mergeConfig(preset({ bundled, alone: [] }), { plugins: [testingServer()] });

/**
 * A real server for the browser tests: an address with `/seen/` answers with the request that came in, on the
 * page's own origin and on another one, whose address `/seen/other-origin` returns.
 */
function testingServer(): Plugin {
  const other = createServer(answer);
  return {
    name: 'guadua-testing-server',
    async configureServer(server) {
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      other.unref();
      server.httpServer?.on('close', () => other.close());
      server.middlewares.use((request, response, next) => {
        if (request.url === '/seen/other-origin') {
          // Listening on a port makes the address an object.
          const { port } = other.address() as AddressInfo;
          response.end(`127.0.0.1:${port}`);
        } else if (request.url?.startsWith('/simulado/')) {
          response.setHeader('Content-Type', 'text/javascript');
          const name = /\w+\.js/.exec(request.url)?.[0] ?? '';
          response.end(readFileSync(new URL(name, SIMULATED)));
        } else if (request.url?.includes('/seen/')) answer(request, response);
        else next();
      });
    },
  };
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { method = '', url = '', headers } = request;
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', '*, x-xsrf-token, x-own');
  response.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE');
  response.setHeader('Content-Type', 'application/json');
  if (url.includes('/hang')) return;
  if (url.includes('/missing')) response.statusCode = 404;
  // HEAD has no body: what was seen travels as a header too.
  const seen = JSON.stringify({ method, url, host: headers.host ?? '', headers });
  response.setHeader('Access-Control-Expose-Headers', 'x-seen');
  response.setHeader('x-seen', encodeURIComponent(seen));
  response.end(method === 'HEAD' ? undefined : seen);
}
