export { Button } from './button/button';
export type {
  ButtonProps,
  ButtonSize,
  ButtonTone,
  ButtonVariant,
} from './button/button.types';
export { ButtonGroup } from './button/button-group';
export type {
  ButtonGroupChangeDetails,
  ButtonGroupItemProps,
  ButtonGroupProps,
} from './button/button-group.types';
export { ButtonGroupItem } from './button/button-group-item';
export { CopyButton } from './button/copy-button';
export type { CopyButtonProps } from './button/copy-button.types';
export { Highlight } from './highlight/highlight';
export type { HighlightProps } from './highlight/highlight.types';
export type { PopupDetails, PopupReason } from './internal/popup/use-popup';
export { Popover } from './popover/popover';
export type { PopoverProps } from './popover/popover.types';
export type { SnackbarPosition, SnackbarsProps } from './snackbar/snackbar.types';
export { Snackbars } from './snackbar/snackbars';
export type { Tone, ToneColor } from './tone/tone';
export { Tooltip } from './tooltip/tooltip';
export type { TooltipProps } from './tooltip/tooltip.types';
