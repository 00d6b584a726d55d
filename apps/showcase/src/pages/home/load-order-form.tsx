import type { ComponentType } from 'react';
import { loadLatePart } from '../../demo/late-part';

/** The form of the home, whose script and whole style sheets stay out of the first load. */
export function loadOrderForm(): Promise<ComponentType> {
  return loadLatePart({
    name: 'order',
    load: async () => (await import('./order-form')).OrderForm,
  });
}
