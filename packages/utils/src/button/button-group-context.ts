'use client';

import { createContext } from 'react';
import type { ButtonSize, ButtonTone, ButtonVariant } from './button.types';

export interface ButtonChoice {
  readonly value: string | null;
  readonly tabStop: string | null;
  readonly choose: (value: string) => void;
}

export interface ButtonGroupContextValue {
  readonly tone?: ButtonTone | undefined;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly disabled?: boolean | undefined;
  readonly choice?: ButtonChoice | undefined;
}

export const ButtonGroupContext = createContext<ButtonGroupContextValue>({});
