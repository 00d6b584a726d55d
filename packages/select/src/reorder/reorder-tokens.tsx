import type { TokenReorder } from './reorder.types';
import { TokenHandle, TokenMover } from './token-handle';

/**
 * Deja cambiar de lugar las fichas de un `Select` con `multiple`, y con ellas el orden del valor. Se arrastran (con
 * el dedo, tras sostenerlas), se mueven con los botones que muestra un clic en ellas, o con Mayús y las flechas.
 * @returns Lo que recibe el `reorder` de un `Select` con `multiple`. Se puede llamar en cada dibujo.
 * @example
 * <Select multiple options={stops} value={route} onChange={setRoute} reorder={reorderTokens()} />
 */
export function reorderTokens(): TokenReorder {
  return {
    kind: 'reorderTokens',
    render: (tokens) => <TokenMover {...tokens} />,
    renderLabel: (token, children) => <TokenHandle {...token}>{children}</TokenHandle>,
  };
}
