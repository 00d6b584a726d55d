'use client';

import { Arrow, Content, Portal, Root, Trigger } from '@radix-ui/react-popover';
import { clsx } from 'clsx';
import { isValidElement, useId, useRef, useState } from 'react';
import { useLayer } from '../internal/popup/layers';
import { Popup } from '../internal/popup/popup';
import { usePopup } from '../internal/popup/use-popup';
import { useTopLayerHost } from '../internal/popup/use-top-layer-host';
import { SHEET_QUERY, useMediaQuery } from '../internal/use-media-query';
import { useMergedRefs } from '../internal/use-merged-refs';
import { warnOnce } from '../internal/warn-once';
import type { PopoverProps } from './popover.types';
import { PopoverBody } from './popover-body';
import { useInertOutside } from './use-inert-outside';

/**
 * A free-standing window at the element that opens it: help at a field, filters, a share panel,
 * details. On a narrow screen it is a sheet at the foot. What belongs to an input (lists, calendars)
 * is placed by that input's own popup.
 *
 * @example
 * <Popover title="Compartir" trigger={<Button>Compartir</Button>}>
 *   <CopyButton text={address} />
 * </Popover>
 */
export function Popover({
  align = 'center',
  'aria-label': ariaLabel,
  arrow = true,
  className,
  collisionPadding = 8,
  container,
  defaultOpen = false,
  mobileSheet = true,
  modal = false,
  onOpenChange,
  open,
  side = 'bottom',
  sideOffset = 8,
  trigger,
  ...parts
}: PopoverProps) {
  const id = useId();
  const [triggerElement, setTriggerElement] = useState<HTMLElement | null>(null);
  const control = useRef<HTMLElement>(null);
  const triggerRef = useMergedRefs(control, setTriggerElement);
  // For one render longer than it is open.
  const [content, setContent] = useState<HTMLElement | null>(null);
  const popup = usePopup({
    open,
    defaultOpen,
    onOpenChange,
    usable: true,
    mobileSheet,
    modal,
    control,
    isInside: (node) => content?.contains(node) === true,
  });
  const { isOpen } = popup;
  const host = useTopLayerHost(triggerElement, isOpen || content !== null, container);
  useInertOutside(modal && isOpen && content ? host : null);
  const isSheet = useStableWhile(isOpen, useMediaQuery(SHEET_QUERY)) && mobileSheet;
  const { title, description, classNames } = parts;

  if (isEmpty(title) && !ariaLabel) {
    warnOnce(
      '<Popover>',
      'has no name, so a screen reader can’t say what opened: give it `title` or `aria-label`.',
      'popover-name',
    );
  }

  const layer = useLayer({
    popup: isOpen ? content : null,
    anchor: triggerElement,
    isOwn: (node) => triggerElement?.contains(node) ?? false,
    onEscape: () => popup.close('escape'),
    onOutside: () => popup.close('outside'),
  });
  const body = <PopoverBody {...parts} id={id} onClose={() => popup.close('close')} />;
  const names = {
    id,
    'aria-label': isEmpty(title) ? ariaLabel : undefined,
    'aria-labelledby': isEmpty(title) ? undefined : `${id}-title`,
    'aria-describedby': isEmpty(description) ? undefined : `${id}-description`,
  };
  return (
    <Root
      open={isOpen}
      onOpenChange={(next) => (next ? popup.open('trigger', undefined) : popup.close('trigger'))}
    >
      <Trigger asChild ref={triggerRef} aria-controls={isOpen ? id : undefined}>
        {isValidElement(trigger) ? trigger : <button type="button">{trigger}</button>}
      </Trigger>
      {isSheet
        ? isOpen && (
            <Popup
              {...names}
              sheet
              className={clsx('gd-popup gd-popover', className, classNames?.content)}
              anchor={control}
              container={container}
              onEscape={() => popup.close('escape')}
              onOutside={() => popup.close('outside')}
            >
              {body}
            </Popup>
          )
        : host && (
            <Portal container={host}>
              <Content
                {...names}
                {...layer}
                aria-modal={modal || undefined}
                ref={setContent}
                className={clsx('gd-popup gd-popover', className, classNames?.content)}
                side={side}
                align={align}
                sideOffset={sideOffset}
                collisionPadding={collisionPadding}
                // The popup and its layer decide.
                onCloseAutoFocus={prevent}
                onInteractOutside={prevent}
              >
                {body}
                {arrow && (
                  <Arrow
                    className={clsx('gd-popover__arrow', classNames?.arrow)}
                    width={14}
                    height={7}
                  />
                )}
              </Content>
            </Portal>
          )}
    </Root>
  );
}

function prevent(event: Event): void {
  event.preventDefault();
}

/** A value that keeps still while something is so: what is open does not turn into something else. */
function useStableWhile<Value>(still: boolean, value: Value): Value {
  const [kept, setKept] = useState(value);
  if (!still && kept !== value) setKept(value);
  return still ? kept : value;
}

function isEmpty(node: PopoverProps['title']): boolean {
  return node === undefined || node === null || node === false || node === '';
}
