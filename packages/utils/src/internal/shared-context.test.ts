import { expect, it, vi } from 'vitest';

it('gives two copies of the package one context', async () => {
  const first = await import('./control/field-context');
  vi.resetModules();
  const second = await import('./control/field-context');
  expect(second.useFieldControl).not.toBe(first.useFieldControl);
  expect(second.FieldContext).toBe(first.FieldContext);
});
