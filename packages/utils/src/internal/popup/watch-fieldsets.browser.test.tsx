import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Popup } from './popup';
import { Sheet } from './sheet';

interface SampleProps {
  Frame: typeof Popup | typeof Sheet;
  outer?: boolean;
  inner?: boolean;
}

function Sample({ Frame, outer = false, inner = false }: SampleProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <fieldset disabled={outer}>
      <fieldset disabled={inner}>
        <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>
          Abrir
        </button>
        {anchor && (
          <Frame
            role="dialog"
            aria-label="Lista"
            anchor={anchor}
            container={document.body}
            onEscape={close}
            onOutside={close}
          >
            <button type="button">Opción</button>
          </Frame>
        )}
      </fieldset>
    </fieldset>
  );
}

it.each([
  ['popup', Popup],
  ['sheet', Sheet],
] as const)('a %s closes with a fieldset that is disabled (CMP-11)', async (_, Frame) => {
  const { rerender } = render(<Sample Frame={Frame} />);
  const list = () => screen.queryByRole('dialog', { name: 'Lista' });
  for (const disabled of ['inner', 'outer']) {
    await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
    expect(list()).not.toBeNull();
    rerender(<Sample Frame={Frame} {...{ [disabled]: true }} />);
    await expect.poll(list).toBeNull();
    rerender(<Sample Frame={Frame} />);
    expect(list(), 'enabled again').toBeNull();
  }
});
