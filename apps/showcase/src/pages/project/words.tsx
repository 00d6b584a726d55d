import './words.css';
import { Fragment, type ReactNode } from 'react';

/** A text with its code between backticks. */
export function Words({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} className={part.includes(' ') ? undefined : 'name'}>
        {part}
      </code>
    ) : (
      part
    ),
  );
}

/** Several names, each of which goes to the next line before it breaks between its words. */
export function Names({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <span className="name">{breakable(name)}</span>
    </Fragment>
  ));
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
