'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, isValidElement, type MouseEvent, useContext } from 'react';
import { useFormStatus } from 'react-dom';
import { dataAttributes } from '../internal/data-attributes';
import { isEmpty } from '../internal/is-empty';
import { warnOnce } from '../internal/warn-once';
import { toneOf } from '../tone/tone';
import type { ButtonProps } from './button.types';
import { ButtonAsChild } from './button-as-child';
import { ButtonGroupContext } from './button-group-context';

/**
 * Un botón nativo con tono, variante, tamaño, ícono y estado de carga; con `asChild`, un enlace que se ve como un
 * botón.
 * @example <Button tone="primary" icon={<SaveIcon />} loading={saving}>Guardar</Button>
 */
export function Button({
  asChild: wantsChild = false,
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
  tone,
  type = 'button',
  variant,
  ...rest
}: ButtonProps) {
  const group = useContext(ButtonGroupContext);
  // Only a single element can become the button; a text or several elements stand inside it.
  const child =
    wantsChild && isValidElement<ComponentProps<'button'>>(children) ? children : undefined;
  const { pending } = useFormStatus();
  const loading = ownLoading ?? (type === 'submit' && pending);
  const disabled = ownDisabled ?? group.disabled ?? false;
  const content = child ? child.props.children : children;
  const iconOnly = isEmpty(content);
  if (iconOnly && !isNamed(rest) && !isNamed(child?.props)) {
    warnOnce(
      '<Button>',
      'has no text, so a screen reader can’t say what it does: give it `aria-label`, or `collapsed` with a text.',
      'button-name',
    );
  }
  const refused = loading || (child !== undefined && disabled);
  const props: ComponentProps<'button'> = {
    ...rest,
    'aria-busy': loading || undefined,
    // The native attribute would take the focus away from a button that is loading.
    'aria-disabled': refused || rest['aria-disabled'],
    className: clsx('gd-button', className, classNames?.root),
    // The capture phase comes before the handlers of a child that is a link.
    onClickCapture: refused ? refuse : onClickCapture,
    // The middle button opens a link in a new tab, without any click.
    onAuxClickCapture: refused ? refuse : onAuxClickCapture,
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
  const inside = (
    <>
      {isEmpty(icon) ? (
        spinner
      ) : (
        <span className={clsx('gd-button__icon', classNames?.icon)}>
          {icon}
          {spinner}
        </span>
      )}
      {!iconOnly && (
        <span className={clsx('gd-button__label', classNames?.label)}>
          <span className="gd-button__text">{content}</span>
        </span>
      )}
    </>
  );
  return child ? (
    <ButtonAsChild {...props} child={child}>
      {inside}
    </ButtonAsChild>
  ) : (
    <button {...props} type={type} disabled={disabled}>
      {inside}
    </button>
  );
}

function refuse(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function isNamed(props: ComponentProps<'button'> | undefined): boolean {
  return Boolean(props?.['aria-label'] || props?.['aria-labelledby'] || props?.title);
}
