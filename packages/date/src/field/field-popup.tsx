import { Popup, SHEET_QUERY, useMediaQuery } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import type { PickerFieldProps } from './picker-field.types';
import { SheetInput } from './sheet-input';
import type { PickerState } from './use-picker-field';

export interface FieldPopupProps {
  readonly given: PickerFieldProps;
  readonly picker: PickerState;
}

export function FieldPopup({ given, picker }: FieldPopupProps) {
  const { props, content, field, placeholder } = given;
  const { onDone, close } = picker;
  const { classNames } = props;
  const narrow = useMediaQuery(SHEET_QUERY);
  const sheet = narrow && props.mobileSheet !== false;
  const entry = given.inputs?.entry(field) ?? { label: given.entryLabel, field };
  return (
    <Popup
      id={picker.popupId}
      role="dialog"
      aria-label={given.popupLabel}
      className={clsx('gd-popup', sheet ? 'gd-date-sheet' : 'gd-date-popup', classNames?.popup)}
      anchor={picker.root}
      container={props.container}
      side={props.side}
      align={props.align}
      sideOffset={props.sideOffset}
      collisionPadding={props.collisionPadding}
      sheet={sheet}
      onEscape={() => {
        if (content.current?.escape?.()) return;
        picker.onEscape();
        close('escape');
      }}
      onOutside={() => close('outside')}
      onFocusLost={() => content.current?.focus()}
      // From the field the browser moves the focus on (TIM-4).
      onOnlyStop={() => close('focus')}
    >
      {sheet && (
        <SheetInput
          field={entry.field}
          label={entry.label}
          placeholder={placeholder}
          classNames={classNames}
          onDone={onDone}
        />
      )}
      {given.children({
        narrow,
        focusOnMount: sheet || picker.focusOnMount,
        onDone,
        onCancel: () => close('close'),
      })}
    </Popup>
  );
}
