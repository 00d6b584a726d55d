import { createContext } from 'react';
import type { ButtonProps } from './button.types';

export interface ButtonChoice {
  readonly value: string | null;
  readonly tabStop: string | null;
  readonly choose: (value: string) => void;
}

export interface ButtonGroupContextValue
  extends Pick<ButtonProps, 'tone' | 'variant' | 'size' | 'disabled'> {
  readonly choice?: ButtonChoice | undefined;
}

export const ButtonGroupContext = createContext<ButtonGroupContextValue>({});
