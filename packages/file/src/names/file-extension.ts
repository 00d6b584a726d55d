/** The extension of a name in lower case, without its dot; empty when there is none. */
export function fileExtension(name: string): string {
  return /[^.]\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
