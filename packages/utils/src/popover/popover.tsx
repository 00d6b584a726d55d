'use client';

import { Arrow, Content, Portal, Root, Trigger } from '@radix-ui/react-popover';
import { clsx } from 'clsx';
import { isValidElement, useId, useLayoutEffect, useRef, useState } from 'react';
import { focusedElement } from '../internal/popup/dom';
import { Sheet } from '../internal/popup/sheet';
import { useLayer } from '../internal/popup/use-layer';
import { useSheetChange } from '../internal/popup/use-sheet-change';
import { useTopLayerHost } from '../internal/popup/use-top-layer-host';
import { useControllableValue } from '../internal/use-controllable-value';
import { SHEET_QUERY, useMediaQuery } from '../internal/use-media-query';
import { warnOnce } from '../internal/warn-once';
import type { PopoverChangeDetails, PopoverChangeReason, PopoverProps } from './popover.types';
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
  const [isOpen, setOpen] = useControllableValue<boolean, PopoverChangeDetails>({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  // There for longer than it is open, while it leaves with an animation.
  const [content, setContent] = useState<HTMLElement | null>(null);
  const host = useTopLayerHost(triggerElement, isOpen || content !== null, container);
  const isSheet = useStableWhile(isOpen, useMediaQuery(SHEET_QUERY)) && mobileSheet;
  const { title, description, classNames } = parts;

  if (isEmpty(title) && !ariaLabel) {
    warnOnce(
      '<Popover>',
      'has no name, so a screen reader can’t say what opened: give it `title` or `aria-label`.',
      'popover-name',
    );
  }

  const lastReason = useRef<PopoverChangeReason>('trigger');
  const changeSheet = useSheetChange();
  const change = (next: boolean, reason: PopoverChangeReason) => {
    const run = () => {
      lastReason.current = reason;
      setOpen(next, { reason });
    };
    changeSheet(mobileSheet ? triggerElement : null, run, next);
  };
  const close = (reason: PopoverChangeReason) => change(false, reason);
  // Ends before the focus goes back to the trigger, which can't take it while it is inactive.
  useInertOutside(modal && isOpen && content ? host : null);
  useLayoutEffect(() => {
    // While it still leaves: once it is gone, a dialog round it would take the focus for itself.
    if (isOpen || !content?.contains(focusedElement(content))) return;
    if (lastReason.current !== 'outside') triggerElement?.focus({ preventScroll: true });
  }, [isOpen, content, triggerElement]);
  const layer = useLayer({
    popup: isOpen ? content : null,
    anchor: triggerElement,
    isOwn: (node) => triggerElement?.contains(node) ?? false,
    onEscape: () => close('escape'),
    onOutside: () => close('outside'),
  });
  const body = <PopoverBody {...parts} id={id} onClose={() => close('close')} />;
  const names = {
    id,
    'aria-label': isEmpty(title) ? ariaLabel : undefined,
    'aria-labelledby': isEmpty(title) ? undefined : `${id}-title`,
    'aria-describedby': isEmpty(description) ? undefined : `${id}-description`,
  };
  return (
    <Root open={isOpen} onOpenChange={(next) => change(next, 'trigger')}>
      <Trigger asChild ref={setTriggerElement} aria-controls={isOpen ? id : undefined}>
        {isValidElement(trigger) ? trigger : <button type="button">{trigger}</button>}
      </Trigger>
      {isSheet
        ? isOpen &&
          triggerElement && (
            <Sheet
              {...names}
              className={clsx('gd-popup gd-sheet gd-popover', className, classNames?.content)}
              anchor={triggerElement}
              container={container}
              onEscape={() => close('escape')}
              onOutside={() => close('outside')}
            >
              {body}
            </Sheet>
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
                onCloseAutoFocus={(event) => {
                  // A press elsewhere has put the focus there, unless nothing there is active.
                  if (lastReason.current === 'outside' && !modal) event.preventDefault();
                }}
                // The layer decides.
                onInteractOutside={(event) => event.preventDefault()}
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

/** A value that keeps still while something is so: what is open does not turn into something else. */
function useStableWhile<Value>(still: boolean, value: Value): Value {
  const [kept, setKept] = useState(value);
  if (!still && kept !== value) setKept(value);
  return still ? kept : value;
}

function isEmpty(node: PopoverProps['title']): boolean {
  return node === undefined || node === null || node === false || node === '';
}
