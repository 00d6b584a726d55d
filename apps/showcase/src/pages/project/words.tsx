import { Fragment, type ReactNode } from 'react';

/** A text with its code between backticks. */
export function Words({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

/** A name that a narrow column breaks between its words. */
export function breakable(name: string): ReactNode[] {
  return name.split(/(?<=[a-z])(?=[A-Z])|(?<=\/)/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
