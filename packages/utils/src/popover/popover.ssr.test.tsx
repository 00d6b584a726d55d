import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Popover } from './popover';

it('renders its trigger on a server, also when it begins open (CMP-7)', () => {
  const html = renderToString(
    <Popover defaultOpen title="Compartir" trigger={<button type="button">Abrir</button>}>
      Contenido
    </Popover>,
  );
  expect(html).toContain('Abrir</button>');
  expect(html).not.toContain('Contenido');
});
