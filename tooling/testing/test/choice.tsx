import {
  type CSSProperties,
  type FocusEvent,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

/** Ways to break a promise of every widget; the suite must see each of them. */
export type Flaw =
  | 'keeps its own value'
  | 'takes null for uncontrolled'
  | 'reports values from outside'
  | 'gives no reason'
  | 'ignores disabled'
  | 'ignores readOnly'
  | 'ignores reset'
  | 'ignores a prevented reset'
  | 'forgets the caller at reset'
  | 'submits while disabled'
  | 'submits without a name'
  | 'ignores required'
  | 'focus at every inner move'
  | 'blur never'
  | 'ref to the root'
  | 'drops className'
  | 'drops style'
  | 'drops id'
  | 'drops the description'
  | 'no data-invalid'
  | 'no data-focused'
  | 'always data-empty'
  | 'no aria-invalid'
  | 'leaves a listener'
  | 'leaves a listener under StrictMode'
  | 'leaves an interval'
  | 'leaves a timer of its popup'
  | 'leaves an element'
  | 'leaves the body locked'
  | 'changes twice under StrictMode'
  | 'renders the window'
  | 'renders at random'
  | 'names nothing'
  | 'has no listbox'
  | 'opens in its place'
  | 'forgets its value when turned';

interface ChoiceProps {
  flaw?: Flaw | undefined;
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (value: string | null, details: { reason: string }) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  ref?: Ref<HTMLButtonElement>;
  name?: string;
  id?: string;
  disabled?: boolean;
  readOnly?: boolean;
  required?: boolean;
  invalid?: boolean;
  className?: string;
  style?: CSSProperties;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

/** What the flaws leave running, for their test to stop. */
export const intervals: ReturnType<typeof setInterval>[] = [];

const OPTIONS = ['rojo', 'verde', 'azul'];

/**
 * A small select with a popup in the body, complete as to section 1 of the specification, unless it
 * is given a flaw. The suite is tested against it.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one widget with every flaw, so that each differs by a line
export function Choice({ flaw, ...props }: ChoiceProps) {
  const { disabled = false, readOnly = false, required = false, invalid = false } = props;
  const { value: given, defaultValue = null, onChange, onFocus, onBlur, ref, name } = props;
  const { id, className, style, ...rest } = props;
  const {
    value: _value,
    defaultValue: _defaultValue,
    onChange: _onChange,
    onFocus: _onFocus,
    onBlur: _onBlur,
    ref: _ref,
    name: _name,
    disabled: _disabled,
    readOnly: _readOnly,
    required: _required,
    invalid: _invalid,
    'aria-label': label,
    'aria-describedby': description,
    ...data
  } = rest;

  const [own, setOwn] = useState(given ?? defaultValue);
  const [open, setOpen] = useState(false);
  const [focused, setFocused] = useState(false);
  const first = useRef(given ?? defaultValue);
  const host = useRef<HTMLDivElement>(null);
  const proxy = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();

  const controlled = flaw === 'takes null for uncontrolled' ? given != null : given !== undefined;
  const value = controlled && flaw !== 'keeps its own value' ? (given ?? null) : own;

  const change = (next: string | null, reason: string) => {
    setOwn(next);
    onChange?.(next, { reason: flaw === 'gives no reason' ? '' : reason });
  };
  const reset = (event: Event) => {
    if (event.target !== proxy.current?.form || flaw === 'ignores reset') return;
    if (event.defaultPrevented && flaw !== 'ignores a prevented reset') return;
    if (flaw === 'forgets the caller at reset') setOwn(first.current);
    else change(first.current, 'reset');
  };
  const latestReset = useRef(reset);
  useEffect(() => {
    latestReset.current = reset;
  });
  useEffect(() => {
    const listener = (event: Event) => latestReset.current(event);
    document.addEventListener('reset', listener);
    return () => {
      if (flaw !== 'leaves a listener') document.removeEventListener('reset', listener);
    };
  }, [flaw]);

  useEffect(() => {
    if (!open || flaw !== 'forgets its value when turned') return;
    const forget = () => setOwn(null);
    window.addEventListener('resize', forget);
    return () => window.removeEventListener('resize', forget);
  }, [open, flaw]);

  const runs = useRef(0);
  useEffect(() => {
    runs.current += 1;
    if (flaw === 'leaves an interval') intervals.push(setInterval(() => {}, 10_000));
    if (flaw === 'leaves an element') document.body.append(document.createElement('aside'));
    if (flaw === 'leaves the body locked') document.body.style.overflow = 'hidden';
    const listener = () => {};
    if (flaw === 'leaves a listener under StrictMode' && runs.current === 1) {
      window.addEventListener('resize', listener);
    }
  }, [flaw]);

  const reported = useRef(given);
  useEffect(() => {
    if (flaw === 'reports values from outside' && reported.current !== given) {
      reported.current = given;
      onChange?.(given ?? null, { reason: 'select' });
    }
  });
  const changes = useRef(0);
  useEffect(() => {
    changes.current += 1;
  }, []);

  useEffect(() => {
    if (!open) return;
    if (flaw === 'leaves a timer of its popup') setTimeout(() => {}, 5_000);
    const close = (event: PointerEvent) => {
      const inside = event.target instanceof Node && host.current?.contains(event.target);
      if (!inside && !list.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [open, flaw]);

  const isInside = (node: EventTarget | null) =>
    node instanceof Node && (host.current?.contains(node) || list.current?.contains(node));
  const enter = (event: FocusEvent<HTMLElement>) => {
    if (focused && flaw !== 'focus at every inner move') return;
    setFocused(true);
    onFocus?.(event);
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (isInside(event.relatedTarget)) return;
    setFocused(false);
    setOpen(false);
    if (flaw !== 'blur never') onBlur?.(event);
  };

  const refused =
    (disabled && flaw !== 'ignores disabled') || (readOnly && flaw !== 'ignores readOnly');
  const refToRoot = flaw === 'ref to the root';
  const pick = (next: string | null, reason: string) => {
    if (refused) return;
    change(next, reason);
    if (flaw === 'changes twice under StrictMode' && changes.current > 1) change(next, reason);
    setOpen(false);
  };

  const popup = (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is a listbox but for a flaw
    <div
      ref={list}
      id={listId}
      role={flaw === 'has no listbox' ? 'presentation' : 'listbox'}
      aria-label="Opciones"
    >
      {OPTIONS.map((option) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the suite clicks; keys are not its matter
        <div
          key={option}
          role="option"
          tabIndex={-1}
          aria-selected={option === value}
          onClick={() => pick(option, 'select')}
        >
          {option}
        </div>
      ))}
    </div>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus
    <div
      ref={(element) => {
        host.current = element;
        if (refToRoot && typeof ref === 'function') ref(element as HTMLButtonElement | null);
      }}
      className={flaw === 'drops className' ? 'choice' : `choice ${className ?? ''}`}
      style={flaw === 'drops style' ? undefined : style}
      data-disabled={disabled ? '' : undefined}
      data-readonly={readOnly ? '' : undefined}
      data-invalid={invalid && flaw !== 'no data-invalid' ? '' : undefined}
      data-focused={focused && flaw !== 'no data-focused' ? '' : undefined}
      data-empty={value === null || flaw === 'always data-empty' ? '' : undefined}
      {...data}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      onFocus={enter}
      onBlur={leave}
    >
      <button
        ref={refToRoot ? undefined : ref}
        type="button"
        id={flaw === 'drops id' ? undefined : id}
        role="combobox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-label={flaw === 'names nothing' ? undefined : label}
        aria-describedby={flaw === 'drops the description' ? undefined : description}
        aria-invalid={invalid && flaw !== 'no aria-invalid' ? true : undefined}
        aria-readonly={readOnly || undefined}
        disabled={disabled && flaw !== 'ignores disabled'}
        onClick={() => !refused && setOpen(!open)}
      >
        {flaw === 'names nothing' ? '' : (value ?? 'Escoger')}
        {flaw === 'renders the window' && typeof window !== 'undefined' ? ' (navegador)' : ''}
        {flaw === 'renders at random' ? ` ${Math.random()}` : ''}
      </button>
      <button type="button" disabled={refused} onClick={() => pick(null, 'clear')}>
        Borrar
      </button>
      {(name !== undefined || flaw === 'submits without a name') && value !== null && (
        <input
          type="hidden"
          name={name ?? 'sin-nombre'}
          value={value}
          disabled={disabled && flaw !== 'submits while disabled'}
        />
      )}
      <input
        ref={proxy}
        style={{ position: 'absolute', opacity: 0, pointerEvents: 'none' }}
        value={value === null ? '' : 'x'}
        onChange={() => {}}
        required={required && flaw !== 'ignores required'}
        disabled={disabled}
        tabIndex={-1}
        aria-hidden="true"
      />
      {open && (flaw === 'opens in its place' ? popup : createPortal(popup, document.body))}
    </div>
  );
}
