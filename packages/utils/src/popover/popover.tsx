'use client';

import { Arrow, Content, Root, Trigger } from '@radix-ui/react-popover';
import { clsx } from 'clsx/lite';
import { isValidElement, useId, useState } from 'react';
import { coverPage } from '../internal/popup/cover-page';
import { together } from '../internal/popup/dom';
import { keepFocus } from '../internal/popup/keep-focus';
import { zoomOf } from '../internal/popup/popup-container';
import { visiblePart } from '../internal/popup/sheet-mode';
import { TopLayer } from '../internal/popup/top-layer';
import { usePopup } from '../internal/popup/use-popup';
import { SHEET_QUERY, useMediaQuery } from '../internal/use-media-query';
import { warnOnce } from '../internal/warn-once';
import type { PopoverProps } from './popover.types';
import { PopoverBody } from './popover-body';

/**
 * A free-standing window at the element that opens it: help at a field, filters, a share panel, details. On a narrow
 * screen it is a sheet at the foot. What belongs to an input (lists, calendars) is placed by that input's own popup.
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
  const popup = usePopup({
    open,
    defaultOpen,
    onOpenChange,
    usable: true,
    mobileSheet,
    modal,
    control: { current: triggerElement },
  });
  const { isOpen } = popup;
  const isNarrow = useMediaQuery(SHEET_QUERY);
  const [isSheet, setSheet] = useState(isNarrow && mobileSheet);
  // A window that is open does not turn into a sheet, nor back.
  if (!isOpen && isSheet !== (isNarrow && mobileSheet)) setSheet(!isSheet);
  const cover = isSheet ? 'sheet' : modal ? 'modal' : undefined;
  const { title, description, classNames } = parts;
  if (isEmpty(title) && !ariaLabel) {
    warnOnce(
      '<Popover>',
      'has no name, so a screen reader can’t say what opened: give it `title` or `aria-label`.',
      'popover-name',
    );
  }
  return (
    <Root
      open={isOpen}
      onOpenChange={(next) => (next ? popup.open('trigger', undefined) : popup.close('trigger'))}
    >
      <Trigger asChild ref={setTriggerElement} aria-controls={isOpen ? id : undefined}>
        {isValidElement(trigger) ? trigger : <button type="button">{trigger}</button>}
      </Trigger>
      {isOpen && triggerElement && (
        <TopLayer
          anchor={triggerElement}
          container={container}
          cover={cover}
          className="gd-top-layer-host"
          place={isSheet ? visiblePart : zoomOf}
          isOwn={(node) => !cover && triggerElement.contains(node)}
          onEscape={() => popup.close('escape')}
          onOutside={() => popup.close('outside')}
          enter={(frame, now) => {
            const content = frame.querySelector<HTMLElement>('.gd-popover');
            return together([
              content
                ? keepFocus(content, () => content.focus({ preventScroll: true }))
                : undefined,
              cover && coverPage(frame, cover, now),
            ]);
          }}
        >
          <Content
            id={id}
            aria-label={isEmpty(title) ? ariaLabel : undefined}
            aria-labelledby={isEmpty(title) ? undefined : `${id}-title`}
            aria-describedby={isEmpty(description) ? undefined : `${id}-description`}
            aria-modal={cover && true}
            className={clsx('gd-popup gd-popover', className, classNames?.root)}
            side={side}
            align={align}
            sideOffset={sideOffset}
            collisionPadding={collisionPadding}
            // On a phone the focus of a field would bring up the keyboard.
            onOpenAutoFocus={isSheet ? focusItself : undefined}
            // The popup and its layer decide where the focus goes.
            onCloseAutoFocus={prevent}
            onInteractOutside={prevent}
          >
            <PopoverBody {...parts} id={id} onClose={() => popup.close('close')} />
            {arrow && !isSheet && (
              <Arrow
                className={clsx('gd-popover__arrow', classNames?.arrow)}
                width={14}
                height={7}
              />
            )}
          </Content>
        </TopLayer>
      )}
    </Root>
  );
}

function prevent(event: Event): void {
  event.preventDefault();
}

function focusItself(event: Event): void {
  event.preventDefault();
  (event.currentTarget as HTMLElement).focus({ preventScroll: true });
}

function isEmpty(node: PopoverProps['title']): boolean {
  return node === undefined || node === null || node === false || node === '';
}
