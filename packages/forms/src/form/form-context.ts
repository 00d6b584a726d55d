'use client';

import { createContext } from 'react';
import type { FormStore } from './form-store';

/** The form round a field; `null` outside of a `Form`. */
export const FormContext = createContext<FormStore | null>(null);
