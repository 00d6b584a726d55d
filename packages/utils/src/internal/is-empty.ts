import type { ReactNode } from 'react';

/** Whether React renders nothing for a node. */
export function isEmpty(node: ReactNode): boolean {
  return node == null || node === '' || typeof node === 'boolean';
}
