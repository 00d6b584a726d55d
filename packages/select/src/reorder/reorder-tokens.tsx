import type { TokenReorder } from './reorder.types';
import { TokenHandle, TokenMover } from './token-handle';

/**
 * Lets a person change the order of the tokens, and so of the value, for `reorder` (SEL-19): with the pointer, a finger
 * that rests first, Shift and the arrows, or two buttons that a press on a token shows.
 * @returns What the `reorder` of a `Select` with `multiple` takes. It may be made anew in each render.
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
