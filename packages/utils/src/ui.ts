export { Button } from './button/button';
export type {
  ButtonProps,
  ButtonSize,
  ButtonSlot,
  ButtonTone,
  ButtonVariant,
} from './button/button.types';
export { ButtonGroup } from './button/button-group';
export type {
  ButtonGroupChangeDetails,
  ButtonGroupItemProps,
  ButtonGroupProps,
  ButtonGroupSlot,
} from './button/button-group.types';
export { ButtonGroupItem } from './button/button-group-item';
export { CopyButton } from './button/copy-button';
export type { CopyButtonProps } from './button/copy-button.types';
export { Highlight } from './highlight/highlight';
export type { HighlightProps } from './highlight/highlight.types';
export type { PopupDetails, PopupReason } from './internal/popup/use-popup';
export { Popover } from './popover/popover';
export type {
  PopoverProps,
  PopoverSlot,
} from './popover/popover.types';
export type { SnackbarPosition, SnackbarSlot, SnackbarsProps } from './snackbar/snackbar.types';
export { Snackbars } from './snackbar/snackbars';
export type { Tone, ToneColor } from './tone/tone';
export { Tooltip } from './tooltip/tooltip';
export type { TooltipProps, TooltipSlot } from './tooltip/tooltip.types';
