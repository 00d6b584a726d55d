import { createContext } from 'react';
import type { FormStore } from './form-store';
import type { ValuesStore } from './values-store';

export interface FormContextValue extends FormStore {
  readonly values: ValuesStore;
}

export const FormContext = createContext<FormContextValue | null>(null);
