'use client';

import { Slot, Slottable } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import {
  type ComponentProps,
  isValidElement,
  type MouseEvent,
  type ReactNode,
  useContext,
} from 'react';
import { useFormStatus } from 'react-dom';
import { dataAttributes } from '../internal/data-attributes';
import { warnOnce } from '../internal/warn-once';
import { toneOf } from '../tone/tone';
import type { ButtonProps } from './button.types';
import { ButtonGroupContext } from './button-group-context';

/**
 * A button, or with `asChild` a link that looks like one (BTN-1, BTN-3).
 *
 * @example <Button tone="primary" icon={<SaveIcon />} loading={saving}>Guardar</Button>
 */
export function Button({
  asChild: wantsChild = false,
  'aria-label': ariaLabel,
  'aria-labelledby': ariaLabelledby,
  children,
  className,
  classNames,
  collapsed = false,
  disabled: ownDisabled,
  icon,
  loading: ownLoading,
  onAuxClickCapture,
  onClickCapture,
  size,
  title,
  tone,
  type = 'button',
  variant,
  ...rest
}: ButtonProps) {
  const group = useContext(ButtonGroupContext);
  // A text, or several elements, can't be the button: they are in it.
  const asChild = wantsChild && isValidElement(children);
  const { pending } = useFormStatus();
  const loading = ownLoading ?? (type === 'submit' && pending);
  const disabled = ownDisabled ?? group.disabled ?? false;
  const content = asChild ? childrenOf(children) : children;
  const iconOnly = isEmpty(content);
  if (iconOnly && !ariaLabel && !ariaLabelledby && !title && !hasOwnName(asChild, children)) {
    warnOnce(
      '<Button>',
      'has no text, so a screen reader can’t say what it does: give it `aria-label`, or `collapsed` with a text.',
      'button-name',
    );
  }
  const refused = loading || (asChild && disabled);
  const props: ComponentProps<'button'> = {
    ...rest,
    'aria-label': ariaLabel,
    'aria-labelledby': ariaLabelledby,
    'aria-busy': loading || undefined,
    // Not the native attribute while loading: the focus would be lost.
    'aria-disabled': refused || rest['aria-disabled'],
    className: clsx('gd-button', className, classNames?.root),
    // While capturing, so that it comes before the handlers of a child that is a link.
    onClickCapture: (event) => {
      if (refused) refuse(event);
      else onClickCapture?.(event);
    },
    // The middle button opens a link in a new tab, without any click.
    onAuxClickCapture: (event) => {
      if (refused) refuse(event);
      else onAuxClickCapture?.(event);
    },
    title,
    ...dataAttributes({
      tone: toneOf(tone ?? group.tone ?? 'normal'),
      variant: variant ?? group.variant ?? 'filled',
      size: size ?? group.size ?? 'medium',
      collapsed: collapsed && !iconOnly,
      disabled,
      iconOnly,
      loading,
    }),
  };
  const spinner = loading && (
    <span className={clsx('gd-button__spinner', classNames?.spinner)} aria-hidden="true" />
  );
  const inside = (text: ReactNode) => (
    <>
      {isEmpty(icon) ? (
        spinner
      ) : (
        <span className={clsx('gd-button__icon', classNames?.icon)}>
          {icon}
          {spinner}
        </span>
      )}
      {!isEmpty(text) && (
        <span className={clsx('gd-button__label', classNames?.label)}>
          <span className="gd-button__text">{text}</span>
        </span>
      )}
    </>
  );
  if (asChild) {
    return (
      <Slot {...props}>
        <Slottable child={children}>{inside}</Slottable>
      </Slot>
    );
  }
  return (
    <button {...props} type={type} disabled={disabled}>
      {inside(children)}
    </button>
  );
}

function refuse(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function isEmpty(node: ReactNode): boolean {
  return node === undefined || node === null || node === false || node === true || node === '';
}

function childrenOf(node: ReactNode): ReactNode {
  return isValidElement<{ children?: ReactNode }>(node) ? node.props.children : undefined;
}

/** Whether the element that stands in for the button brings a name itself. */
function hasOwnName(asChild: boolean, node: ReactNode): boolean {
  if (!asChild || !isValidElement<ComponentProps<'a'>>(node)) return false;
  return Boolean(node.props['aria-label'] || node.props['aria-labelledby'] || node.props.title);
}
