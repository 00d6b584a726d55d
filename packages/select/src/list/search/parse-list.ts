import { foldText } from '@guadua/utils/internal';

export interface ParsedList<Option> {
  readonly options: readonly Option[];
  readonly unknown: readonly string[];
}

/** Reads a pasted text as a list; `null` when it is not one. A known label keeps its commas ("Bogotá, D.C."). */
export function parseList<Option>(
  text: string,
  options: readonly (Option | null | undefined)[],
  labelAt: (index: number) => string,
): ParsedList<Option> | null {
  const lines = parts(text, /[\n\r\t;]+/);
  if (lines.length < 2 && !text.includes(',')) return null;
  const wanted = new Set(
    lines.flatMap((line) => [line, ...parts(line, /,/)]).map((part) => foldText(part)),
  );
  const byLabel = new Map<string, Option>();
  for (const [index, option] of options.entries()) {
    if (option === null || option === undefined) continue;
    const label = labelAt(index);
    if (wanted.has(label) && !byLabel.has(label)) byLabel.set(label, option);
  }
  const found: Option[] = [];
  const unknown: string[] = [];
  const names = lines.flatMap((line) => (byLabel.has(foldText(line)) ? [line] : parts(line, /,/)));
  for (const name of names) {
    const option = byLabel.get(foldText(name));
    if (option === undefined) unknown.push(name);
    else found.push(option);
  }
  return names.length < 2 || found.length === 0 ? null : { options: found, unknown };
}

function parts(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
