import { render, screen } from '@testing-library/react';
import { memo, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { utilsLabelsEnUS } from './en-us';
import { defaultUtilsLabels, utilsLabelsEsCO } from './es-co';
import { GuaduaProvider, useLabels, useLocale } from './guadua-provider';
import { utilsLabelsPtBR } from './pt-br';
import { utilsLabels } from './utils-labels';
import type { UtilsLabels } from './utils-labels.types';

function Texts({ own }: { own?: Partial<UtilsLabels> }) {
  const labels = useLabels<UtilsLabels>('utils', defaultUtilsLabels, own);
  return <output>{`${useLocale()}: ${labels.copy}, ${labels.copied}`}</output>;
}

function Part({ own }: { own?: { name: string } }) {
  return <output>{useLabels('forms', { name: 'Código' }, own, 'pin').name}</output>;
}

const Counted = memo(function Counted({ onRender }: { onRender: () => void }) {
  useLocale();
  onRender();
  return null;
});

function App({ onRender }: { onRender: () => void }) {
  return (
    <GuaduaProvider>
      <Counted onRender={onRender} />
    </GuaduaProvider>
  );
}

const text = (node: ReactNode) => {
  const { unmount } = render(node);
  const content = screen.getByRole('status').textContent;
  unmount();
  return content;
};

describe('GuaduaProvider (LBL-1, CMP-5)', () => {
  it('is Spanish (Colombia) without one, and with an empty one', () => {
    const spanish = 'es-CO: Copiar, Copiado al portapapeles';
    expect(text(<Texts />)).toBe(spanish);
    expect(
      text(
        <GuaduaProvider>
          <Texts />
        </GuaduaProvider>,
      ),
    ).toBe(spanish);
  });

  it('puts the widget’s own texts over the tree’s, over the Spanish ones', () => {
    expect(
      text(
        <GuaduaProvider locale="en-US" labels={[utilsLabelsEnUS]}>
          <Texts own={{ copy: 'Grab' }} />
        </GuaduaProvider>,
      ),
    ).toBe('en-US: Grab, Copied to clipboard');
    expect(
      text(
        <GuaduaProvider labels={[utilsLabels({ copied: '¡Listo!' })]}>
          <Texts />
        </GuaduaProvider>,
      ),
    ).toBe('es-CO: Copiar, ¡Listo!');
  });

  it('gives a component the part of its group that is its own', () => {
    const pack = { group: 'forms', labels: { name: 'No', pin: { name: 'Code' } } };
    expect(text(<Part />)).toBe('Código');
    const among = (part: ReactNode) =>
      text(<GuaduaProvider labels={[pack]}>{part}</GuaduaProvider>);
    expect(among(<Part />)).toBe('Code');
    expect(among(<Part own={{ name: 'PIN' }} />)).toBe('PIN');
  });

  it('inherits from the provider outside of it; the later pack wins', () => {
    expect(
      text(
        <GuaduaProvider locale="pt-BR" labels={[utilsLabelsPtBR]}>
          <GuaduaProvider labels={[utilsLabels({ copy: 'a' }), utilsLabels({ copy: 'b' })]}>
            <Texts />
          </GuaduaProvider>
        </GuaduaProvider>,
      ),
    ).toBe('pt-BR: b, Copiado para a área de transferência');
  });

  it('goes back to Spanish with its pack, and leaves other groups alone', () => {
    expect(
      text(
        <GuaduaProvider locale="en-US" labels={[utilsLabelsEnUS]}>
          <GuaduaProvider locale="es-CO" labels={[utilsLabelsEsCO, { group: 'x', labels: {} }]}>
            <Texts />
          </GuaduaProvider>
        </GuaduaProvider>,
      ),
    ).toBe('es-CO: Copiar, Copiado al portapapeles');
  });

  it('has every text in every language', () => {
    const names = Object.keys(defaultUtilsLabels).sort();
    for (const pack of [utilsLabelsEsCO, utilsLabelsEnUS, utilsLabelsPtBR]) {
      expect(pack.group).toBe('utils');
      expect(Object.keys(pack.labels).sort()).toEqual(names);
    }
  });

  it('renders its tree anew only when something changes', () => {
    const onRender = vi.fn();
    const { rerender } = render(<App onRender={onRender} />);
    rerender(<App onRender={onRender} />);
    expect(onRender).toHaveBeenCalledOnce();
  });
});
