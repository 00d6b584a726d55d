import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './button';
import { ButtonGroup } from './button-group';
import { CopyButton } from './copy-button';

describe('buttons on a server (CMP-7)', () => {
  it('render without a DOM', () => {
    const html = renderToString(
      <ButtonGroup aria-label="Acciones">
        <Button loading tone="red">
          Borrar
        </Button>
        <Button asChild>
          <a href="/inicio">Inicio</a>
        </Button>
        <CopyButton text="hola" />
      </ButtonGroup>,
    );
    expect(html).toContain('Borrar');
    expect(html).toContain('href="/inicio"');
    expect(html).toContain('Copiar');
  });
});
