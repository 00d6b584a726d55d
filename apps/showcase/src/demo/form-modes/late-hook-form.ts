import { type ComponentType, lazy } from 'react';
import { loadWithRetry } from '../load-with-retry';
import type { FormModeProps } from './form-mode.types';

/** The form of React Hook Form, whose library comes with the first reader who asks for it. */
export const LateHookForm = lazy(async () => {
  const { WithHookForm } = await loadWithRetry(() => import('./with-hook-form'));
  return { default: WithHookForm as ComponentType<FormModeProps<unknown>> };
});
