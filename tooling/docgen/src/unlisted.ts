/** Public names and CSS variables that no page of the reference describes, each with the reason. */
export const UNLISTED: Readonly<Record<string, string>> = {
  ClipboardError: 'copyToClipboard says when it comes',
  ImageOptimizeError: 'ImageInput says when it comes',
  SignInError: 'the buttons show its message',
  LoadScriptError: 'loadScript says when it comes',
  loadScript: 'in the README of the package',
  download: 'in the README of the package',
  hasValue: 'in the README of the package',
  nameCase: 'in the README of the package',
  titleCase: 'in the README of the package',
  uniqueId: 'in the README of the package',
  '--gd-focus': 'a token of all',
  '--gd-calendar-month': 'the calendar sets it',
  '--gd-carousel-step': 'the carousel sets it',
  '--gd-crop-side': 'the crop sets it',
};
