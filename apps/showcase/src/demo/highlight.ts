/** A run of code of one kind: the letter of its class (`k`), or none. */
export interface CodeRun {
  readonly kind: string;
  readonly text: string;
}

const KEYWORDS = 'import|from|export|function|const|return|type|as|async|await|new|if|else|typeof';

/** What the code of a playground is made of, each kind with its class; the first that fits wins. */
const TOKENS = new RegExp(
  [
    `(?<c>//[^\\n]*|/\\*[^]*?\\*/)`,
    `(?<s>'(?:[^'\\\\\\n]|\\\\.)*'|"[^"\\n]*"|\`[^\`]*\`)`,
    `(?<=</?)(?<t>[A-Za-z][\\w.]*)`,
    `(?<a>[A-Za-z][\\w-]*)(?==[{"])`,
    `(?<k>\\b(?:${KEYWORDS})\\b)`,
    `(?<n>\\b(?:\\d[\\d_.]*|true|false|null|undefined)\\b)`,
    `(?<f>\\b[a-z]\\w*(?=(?:<[^<>]*>)?\\())`,
  ].join('|'),
  'g',
);

/** Colours the code that a playground prints; the sources of the site are coloured when it is built. */
export function highlightCode(code: string): CodeRun[] {
  const runs: CodeRun[] = [];
  let end = 0;
  for (const match of code.matchAll(TOKENS)) {
    if (match.index > end) runs.push({ kind: '', text: code.slice(end, match.index) });
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [
      '',
    ];
    runs.push({ kind, text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < code.length) runs.push({ kind: '', text: code.slice(end) });
  return runs;
}
