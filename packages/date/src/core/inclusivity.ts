/** Whether the ends of an interval belong to it: a bracket takes the end in, a parenthesis does not. */
export type Inclusivity = '()' | '[)' | '(]' | '[]';
