'use client';

import { Root, Trigger } from '@radix-ui/react-popover';
import { isValidElement, useState } from 'react';
import { isEmpty } from '../internal/is-empty';
import { usePopup } from '../internal/popup/use-popup';
import { warnOnce } from '../internal/warn-once';
import type { PopoverProps } from './popover.types';
import { PopoverWindow } from './popover-window';

/**
 * Un panel junto al botón que lo abre: ayuda, filtros, compartir, detalles. En pantallas angostas, una hoja al pie.
 * @example
 * <Popover title="Compartir" trigger={<Button>Compartir</Button>}>
 *   <CopyButton text={address} />
 * </Popover>
 */
export function Popover({
  defaultOpen,
  mobileSheet = true,
  modal = false,
  onOpenChange,
  open,
  trigger,
  ...parts
}: PopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const popup = usePopup({
    open,
    defaultOpen,
    onOpenChange,
    usable: true,
    mobileSheet,
    modal,
    control: { current: anchor },
  });
  if (isEmpty(parts.title) && !parts['aria-label']) {
    warnOnce(
      '<Popover>',
      'has no name, so a screen reader can’t say what opened: give it `title` or `aria-label`.',
      'popover-name',
    );
  }
  return (
    <Root
      open={popup.isOpen}
      onOpenChange={(next) => (next ? popup.open('trigger', undefined) : popup.close('trigger'))}
    >
      <Trigger asChild ref={setAnchor}>
        {isValidElement(trigger) ? trigger : <button type="button">{trigger}</button>}
      </Trigger>
      {popup.isOpen && anchor && (
        <PopoverWindow
          {...parts}
          anchor={anchor}
          mobileSheet={mobileSheet}
          modal={modal}
          onClose={popup.close}
        />
      )}
    </Root>
  );
}
