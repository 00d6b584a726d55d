/**
 * For the packages of Guadua only: these names may change in any release.
 *
 * @packageDocumentation
 */
export {
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  CopyIcon,
  SearchIcon,
} from './icons/icons';
export type {
  ControlMoment,
  ControlValueOptions,
  FormElement,
} from './internal/control/control-value.types';
export {
  FieldContext,
  type FieldContextValue,
  type FieldControl,
  type FieldControlProps,
  type FieldControlState,
  useFieldControl,
  useIsEditable,
} from './internal/control/field-context';
export {
  type ControlChange,
  type ControlListener,
  controlsOf,
  type FormControl,
  listenControls,
} from './internal/control/form-controls';
export {
  FormValuesContext,
  type FormValuesContextValue,
} from './internal/control/form-values-context';
export {
  type Control,
  type ControlFocus,
  type ControlFocusOptions,
  type ControlOptions,
  type ControlProps,
  useControl,
  useControlFocus,
} from './internal/control/use-control';
export {
  type ControlValue,
  type UseControlValueOptions,
  useControlValue,
} from './internal/control/use-control-value';
export {
  type FocusWithinHandlers,
  type FocusWithinOptions,
  useFocusWithin,
} from './internal/control/use-focus-within';
export { type DataState, dataAttributes } from './internal/data-attributes';
export { FormValue, type FormValueProps } from './internal/form-value';
export { isComposing } from './internal/is-composing';
export { joinIds } from './internal/join-ids';
export { LiveRegion, type LiveRegionProps } from './internal/live-region';
export { LONGEST_TIMER } from './internal/longest-timer';
export { OLD_PROPS } from './internal/old-props';
export { type PassedProps, passedProps } from './internal/passed-props';
export { hasPointerMoved, type PointerPlace } from './internal/pointer-motion';
export { anchorLook } from './internal/popup/anchor-look';
export {
  containsNode,
  eventTarget,
  focusedElement,
  isElement,
  isNode,
  listen,
  observeSizes,
  together,
} from './internal/popup/dom';
export { openLayer } from './internal/popup/layers';
export type { PopupAlign, PopupSide } from './internal/popup/place-popup';
export { Popup, type PopupProps } from './internal/popup/popup';
export { popupContainer } from './internal/popup/popup-container';
export {
  type PopupDetails,
  type PopupReason,
  usePopup,
} from './internal/popup/use-popup';
export { type ReorderOptions, useReorder } from './internal/reorder/use-reorder';
export { clickThrough } from './internal/testing/click-through';
export type { TestUser } from './internal/testing/test-user.types';
export { outsideAct, waitForState } from './internal/testing/wait-for-state';
export { debounce, type PacedFunction, throttle } from './internal/throttle';
export { trustedScriptUrl } from './internal/trusted-script-url';
export { type Announcement, useAnnouncement } from './internal/use-announcement';
export { useCustomValidity } from './internal/use-custom-validity';
export { useHydrated } from './internal/use-hydrated';
export { useLatestCallback } from './internal/use-latest-callback';
export {
  COARSE_POINTER_QUERY,
  matchesMedia,
  REDUCED_MOTION_QUERY,
  SHEET_QUERY,
  useMediaQuery,
} from './internal/use-media-query';
export { useMergedRefs } from './internal/use-merged-refs';
export { warnOnce } from './internal/warn-once';
export { useLabels, useLocale } from './labels/guadua-provider';
export { mergeLabels, type PartialLabels } from './labels/merge-labels';
export { cutText } from './text/clusters';
export { foldText } from './text/fold-text';
export { plainText } from './text/plain-text';
