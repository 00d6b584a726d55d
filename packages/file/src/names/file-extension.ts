export function fileExtension(name: string): string {
  return /[^.]\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
