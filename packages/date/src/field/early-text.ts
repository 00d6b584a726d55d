/** What a person typed into an input before hydration; `undefined` where it is as the server wrote it. */
export function earlyText(input: HTMLInputElement): string | undefined {
  return input.value === input.defaultValue ? undefined : input.value;
}
