import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tooltip } from './tooltip';

it('renders its element on a server (CMP-7)', () => {
  const html = renderToString(
    <Tooltip content="Hola" defaultOpen>
      <button type="button">Tema</button>
    </Tooltip>,
  );
  expect(html).toContain('Tema</button>');
  expect(html).not.toContain('Hola');
});
