'use client';

import { type InputHTMLAttributes, type Ref, useLayoutEffect, useRef } from 'react';
import { useHydrated } from './use-hydrated';
import { useMergedRefs } from './use-merged-refs';

/** Props of `HeldInput`. */
export interface HeldInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement> | undefined;
  /** The text that it shows. */
  value: string;
  /** Why a change can't be sent before the scripts come; `undefined` where nothing is sent for this text. */
  untilLoaded: string | undefined;
}

/**
 * An input of which a form sends another text than the one it shows, by a hidden one. Before the scripts come
 * nothing writes into that one, and the old value would be sent for what a person typed. So the markup of a
 * server lets the browser refuse every text but the one it came with (TXC-6). The form is held for a React
 * action too, which keeps what was sent before hydration: a refused form is not kept either.
 */
export function HeldInput({ untilLoaded, ref, ...props }: HeldInputProps) {
  const { value, title, required = false, disabled, readOnly } = props;
  const isHeld = !useHydrated() && untilLoaded !== undefined && !disabled && !readOnly;
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRefs(input, ref);
  // The first effects of an application may send the form before the next render.
  useLayoutEffect(() => {
    if (isHeld && input.current) Object.assign(input.current, { pattern: '.*', required });
  }, [isHeld, required]);
  return (
    <input
      {...props}
      {...(isHeld && {
        pattern: onlyThis(value),
        // An empty text matches every pattern.
        required: required || value !== '',
        title: title ? `${title}. ${untilLoaded}` : untilLoaded,
      })}
      ref={inputRef}
    />
  );
}

/** A pattern for one text as an input has it, without its line breaks; for nothing where that is empty. */
function onlyThis(text: string): string {
  return text === '' ? '(?!)' : text.replace(/[\r\n]/g, '').replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
