/** Public names that no page of the reference describes, each with the reason. */
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
};
