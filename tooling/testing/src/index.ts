export { expectNoAxeViolations } from './axe';
export { describeWidget } from './describe-widget';
export { describeWidgetOnServer, type ServerWidgetOptions } from './describe-widget-on-server';
export { eachInTurn } from './each-in-turn';
export { enterBeforeHydration } from './enter-before-hydration';
export { expectConsole } from './expect-console';
export { nextChange } from './next-change';
export { type EarlySubmission, sendBeforeHydration } from './send-before-hydration';
export type { Share } from './share';
export {
  describeTextField,
  type TextFieldOptions,
} from './text-field/describe-text-field';
export { dropText, type TextFieldTestProps } from './text-field/text-stage';
export { translateTexts } from './translate-texts';
export type {
  Person,
  WidgetOptions,
  WidgetProps,
} from './widget/widget.types';
