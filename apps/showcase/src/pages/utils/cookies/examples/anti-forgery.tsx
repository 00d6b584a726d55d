import { cookies, createFetch } from '@guadua/utils';
import { Button } from '@guadua/utils/ui';
import { useState } from 'react';

const REQUESTS = [
  ['GET', '/pedidos'],
  ['POST', '/pedidos'],
  ['POST', 'https://otro-sitio.example/pedidos'],
] as const;

export function AntiForgery() {
  const [sent, setSent] = useState('Aún no se envía nada');

  // Un servidor de mentira: responde con el encabezado que recibió.
  const api = createFetch({
    fetch: async (_, init) => new Response(new Headers(init?.headers).get('X-XSRF-TOKEN')),
  });

  const send = async (method: string, url: string) => {
    cookies.set('XSRF-TOKEN', 'ficha-de-prueba', { maxAge: 60 });
    const response = await api(url, { method });
    setSent(`X-XSRF-TOKEN: ${(await response.text()) || 'no se envía'}`);
  };

  return (
    <>
      {REQUESTS.map(([method, url]) => (
        <Button key={method + url} onClick={() => send(method, url)}>
          {method} {url}
        </Button>
      ))}
      <output style={{ inlineSize: '100%', textAlign: 'center' }}>{sent}</output>
    </>
  );
}
