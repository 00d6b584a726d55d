'use client';

import { clsx } from 'clsx/lite';
import { CloseIcon } from '../icons/icons';
import { defaultUtilsLabels } from '../labels/es-co';
import { useLabels } from '../labels/guadua-provider';
import type { UtilsLabels } from '../labels/utils-labels.types';
import type { PopoverProps } from './popover.types';

export interface PopoverBodyProps
  extends Pick<
    PopoverProps,
    'children' | 'classNames' | 'closeButton' | 'description' | 'labels' | 'title'
  > {
  readonly id: string;
  readonly onClose: () => void;
}

export function PopoverBody({
  children,
  classNames,
  closeButton = true,
  description,
  id,
  labels: ownLabels,
  onClose,
  title,
}: PopoverBodyProps) {
  const labels = useLabels<UtilsLabels>('utils', defaultUtilsLabels, ownLabels);
  return (
    <>
      {(title || description || closeButton) && (
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
      )}
      {children && <div className={clsx('gd-popover__body', classNames?.body)}>{children}</div>}
    </>
  );
}
