/**
 * For the packages of Guadua only: these names may change in any release.
 * @packageDocumentation
 */
export {
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  SearchIcon,
} from './icons/icons';
export {
  FieldContext,
  type FieldContextValue,
  type FieldControl,
  type FieldControlState,
  FormValuesContext,
  useFieldControl,
  useIsEditable,
} from './internal/control/field-context';
export {
  controlName,
  controlsOf,
  controlValue,
  type FormControl,
  hasDraft,
  listenControls,
} from './internal/control/form-controls';
export {
  type Control,
  type ControlProps,
  useControl,
} from './internal/control/use-control';
export { type ControlValue, useControlValue } from './internal/control/use-control-value';
export { useFocusWithin } from './internal/control/use-focus-within';
export { dataAttributes } from './internal/data-attributes';
export {
  containsNode,
  eventTarget,
  focusedElement,
  isElement,
  isNode,
  listen,
  observeSizes,
  together,
} from './internal/dom';
export { FormValue } from './internal/form-value';
export { isComposing } from './internal/is-composing';
export { joinIds } from './internal/join-ids';
export { LiveRegion } from './internal/live-region';
export { LONGEST_TIMER } from './internal/longest-timer';
export { OLD_PROPS, warnOldProps } from './internal/old-props';
export { type PassedProps, passedProps } from './internal/passed-props';
export { hasPointerMoved, type PointerPlace } from './internal/pointer-motion';
export type { PopupAlign, PopupSide } from './internal/popup/place-popup';
export { Popup, type PopupProps } from './internal/popup/popup';
export { anchorLook, popupContainer } from './internal/popup/popup-container';
export {
  type PopupDetails,
  type PopupReason,
  usePopup,
} from './internal/popup/use-popup';
export { useReorder } from './internal/reorder/use-reorder';
export { clickThrough } from './internal/testing/click-through';
export type { TestUser } from './internal/testing/test-user.types';
export { outsideAct, waitForState } from './internal/testing/wait-for-state';
export { trustedScriptUrl } from './internal/trusted-script-url';
export { useAnnouncement } from './internal/use-announcement';
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
export { plainChars } from './text/plain-chars';
export { plainText } from './text/plain-text';
