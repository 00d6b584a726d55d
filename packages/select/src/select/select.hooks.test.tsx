import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Select } from './select';

/** What React's development build keeps of a component: the names of the hooks that it asked for. */
interface Fiber {
  readonly _debugHookTypes: readonly string[] | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: { readonly current?: Fiber } | null;
}

function hooksIn(fiber: Fiber | null): readonly string[] {
  if (!fiber) return [];
  return [...(fiber._debugHookTypes ?? []), ...hooksIn(fiber.child), ...hooksIn(fiber.sibling)];
}

it('asks React for at most 60 hooks while it is closed, local and of one value', () => {
  const { container } = render(<Select aria-label="Lista" options={['Norte', 'Sur']} />);
  const root = Object.entries(container).find(([key]) => key.startsWith('__reactContainer$'));
  const hooks = hooksIn(root?.[1].stateNode.current);
  expect(hooks.length).toBeGreaterThan(10);
  expect(hooks.length, hooks.join(' ')).toBeLessThanOrEqual(60);
});
