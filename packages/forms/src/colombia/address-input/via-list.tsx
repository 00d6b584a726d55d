import { dataAttributes, Popup, type PopupProps } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import type { AddressInputProps } from './address-input.types';
import type { ViaListState } from './use-via-list';

export interface ViaListProps {
  anchor: HTMLElement;
  id: string;
  label: string;
  list: ViaListState;
  chosen: string;
  classNames: AddressInputProps['classNames'];
  container: PopupProps['container'];
}

export function ViaList({
  anchor,
  id,
  label,
  list: { options, highlighted, take, leaveView },
  chosen,
  classNames,
  container,
}: ViaListProps) {
  return (
    <Popup
      anchor={anchor}
      container={container}
      onEscape={() => take(highlighted, 'escape', true)}
      onOutside={() => take(highlighted, 'outside', false)}
      onOutOfView={leaveView}
      id={id}
      role="listbox"
      // Chromium lets Tab stop at whatever scrolls.
      tabIndex={-1}
      aria-label={label}
      className={clsx('gd-popup', 'gd-address-input__list', classNames?.list)}
      // A press in the list leaves the focus in the input.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's
        <div
          key={option}
          ref={index === highlighted ? reveal : undefined}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === highlighted}
          className={clsx('gd-address-input__option', classNames?.option)}
          onClick={() => take(index, 'select', true)}
          {...dataAttributes({ highlighted: index === highlighted, selected: option === chosen })}
        >
          {option}
        </div>
      ))}
    </Popup>
  );
}

/** Scrolls the list alone: `scrollIntoView` would move the page as well. */
function reveal(option: HTMLElement | null): void {
  const list = option?.parentElement;
  if (!option || !list) return;
  const { offsetTop, offsetHeight } = option;
  const least = offsetTop + offsetHeight - list.clientHeight;
  list.scrollTop = Math.min(Math.max(list.scrollTop, least), offsetTop);
}
