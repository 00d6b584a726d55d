const RULE = /^- ([A-Z]{3}-\d+(?:\.\d+)?) (.+) \[test\]\((\S+)\)$/;
const CITED = /\b[A-Z]{3}-\d+(?:\.\d+)?\b/g;
const TEST = /\.(test|spec)\.tsx?$/;
const MOST_CHARACTERS = 160;

interface Rule {
  number: string;
  sentence: string;
  /** The path of its test, from the folder of the specification. */
  test: string;
}

/** The rules of a document of docs/specification, and what is wrong with its lines. */
export function readRules(text: string): { rules: Rule[]; problems: string[] } {
  const rules: Rule[] = [];
  const problems: string[] = [];
  for (const line of text.split('\n').filter((each) => each.startsWith('- '))) {
    const [, number, sentence, test] = RULE.exec(line) ?? [];
    if (!number || !sentence || !test) {
      problems.push(`"${line}" is no rule: write "- ABC-1 A sentence. [test](path)"`);
      continue;
    }
    rules.push({ number, sentence, test });
    if (sentence.length > MOST_CHARACTERS) {
      problems.push(`${number} has ${sentence.length} characters, at most ${MOST_CHARACTERS} fit`);
    }
    if (!sentence.endsWith('.'))
      problems.push(`${number} is no sentence: it ends without a period`);
    if (!TEST.test(test)) problems.push(`${number} links to ${test}, which is no test`);
  }
  return { rules, problems };
}

/** The numbers that stand more than once among the rules. */
export function repeatedNumbers(rules: readonly Rule[]): string[] {
  const numbers = rules.map((rule) => rule.number);
  return [...new Set(numbers.filter((number, index) => numbers.indexOf(number) < index))];
}

/** The numbers in a text that look like rules, of a kind that there is, and are none. */
export function unknownNumbers(text: string, rules: readonly Rule[]): string[] {
  const known = new Set(rules.map((rule) => rule.number));
  const kinds = new Set(rules.map((rule) => rule.number.slice(0, 3)));
  const cited = new Set(Array.from(text.matchAll(CITED), ([number]) => number));
  return [...cited].filter((number) => kinds.has(number.slice(0, 3)) && !known.has(number));
}
