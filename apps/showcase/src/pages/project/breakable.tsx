import { Fragment, type ReactNode } from 'react';

/** A name that a narrow column breaks between its words. */
export function breakable(name: string): ReactNode[] {
  return name.split(/(?<=[a-z])(?=[A-Z])|(?<=\/)/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
