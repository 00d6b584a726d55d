import { Arrow, Content } from '@radix-ui/react-popover';
import { clsx } from 'clsx/lite';
import { useId, useState } from 'react';
import { CloseIcon } from '../icons/icons';
import { together } from '../internal/dom';
import { isEmpty } from '../internal/is-empty';
import { coverPage } from '../internal/popup/cover-page';
import { keepFocus } from '../internal/popup/keep-focus';
import { zoomOf } from '../internal/popup/popup-container';
import { visiblePart } from '../internal/popup/sheet-mode';
import { TopLayer } from '../internal/popup/top-layer';
import type { PopupReason } from '../internal/popup/use-popup';
import { matchesMedia, SHEET_QUERY } from '../internal/use-media-query';
import { defaultUtilsLabels } from '../labels/es-co';
import { useLabels } from '../labels/guadua-provider';
import type { UtilsLabels } from '../labels/utils-labels.types';
import type { PopoverProps } from './popover.types';

export interface PopoverWindowProps
  extends Omit<PopoverProps, 'trigger' | 'open' | 'defaultOpen' | 'onOpenChange'> {
  readonly anchor: HTMLElement;
  readonly onClose: (reason: PopupReason) => void;
}

/** What a popover shows while it is open. A window does not turn into a sheet meanwhile, nor back (POP-2). */
export function PopoverWindow({
  align = 'center',
  anchor,
  'aria-label': ariaLabel,
  arrow = true,
  children,
  className,
  collisionPadding = 8,
  container,
  mobileSheet,
  modal,
  onClose,
  side = 'bottom',
  sideOffset = 8,
  ...header
}: PopoverWindowProps) {
  const id = useId();
  const { classNames, description, title } = header;
  const [isSheet] = useState(() => mobileSheet && matchesMedia(SHEET_QUERY));
  const cover = isSheet ? 'sheet' : modal ? 'modal' : undefined;
  return (
    <TopLayer
      anchor={anchor}
      container={container}
      cover={cover}
      className="gd-top-layer-host"
      place={isSheet ? visiblePart : zoomOf}
      isOwn={(node) => !cover && anchor.contains(node)}
      onEscape={() => onClose('escape')}
      onOutside={() => onClose('outside')}
      enter={(frame, now) => {
        const content = frame.querySelector<HTMLElement>('.gd-popover') ?? frame;
        return together([
          keepFocus(content, () => content.focus({ preventScroll: true })),
          cover && coverPage(frame, cover, now),
        ]);
      }}
    >
      <Content
        aria-label={ariaLabel}
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
        <PopoverHeader {...header} id={id} onClose={() => onClose('close')} />
        {children && <div className={clsx('gd-popover__body', classNames?.body)}>{children}</div>}
        {arrow && !isSheet && (
          <Arrow className={clsx('gd-popover__arrow', classNames?.arrow)} width={14} height={7} />
        )}
      </Content>
    </TopLayer>
  );
}

type PopoverHeaderProps = Pick<
  PopoverProps,
  'classNames' | 'closeButton' | 'description' | 'labels' | 'title'
> & { readonly id: string; readonly onClose: () => void };

function PopoverHeader({
  classNames,
  closeButton = true,
  description,
  id,
  labels: ownLabels,
  onClose,
  title,
}: PopoverHeaderProps) {
  const labels = useLabels<UtilsLabels>('utils', defaultUtilsLabels, ownLabels);
  if (!(title || description || closeButton)) return null;
  return (
    <div className={clsx('gd-popover__header', classNames?.header)}>
      <div className="gd-popover__texts">
        {title && (
          <p id={`${id}-title`} className={clsx('gd-popover__title', classNames?.title)}>
            {title}
          </p>
        )}
        {description && (
          <p
            id={`${id}-description`}
            className={clsx('gd-popover__description', classNames?.description)}
          >
            {description}
          </p>
        )}
      </div>
      {closeButton && (
        <button
          type="button"
          className={clsx('gd-icon-button gd-popover__close', classNames?.close)}
          aria-label={labels.close}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  );
}

function prevent(event: Event): void {
  event.preventDefault();
}

function focusItself(event: Event): void {
  event.preventDefault();
  (event.currentTarget as HTMLElement).focus({ preventScroll: true });
}
