import type { AriaAttributes, DOMAttributes, HTMLAttributes } from 'react';

type PassedEvents = {
  [Name in keyof DOMAttributes<HTMLElement> as Name extends `on${PassedEvent}${string}`
    ? Name
    : never]?: DOMAttributes<HTMLElement>[Name] | undefined;
};

type PassedEvent =
  | 'AuxClick'
  | 'BeforeInput'
  | 'Click'
  | 'Composition'
  | 'ContextMenu'
  | 'Copy'
  | 'Cut'
  | 'DoubleClick'
  | 'GotPointer'
  | 'Key'
  | 'LostPointer'
  | 'Mouse'
  | 'Paste'
  | 'Pointer'
  | 'Touch'
  | 'Wheel';

const PASSED =
  /^(?:data-|aria-|(?:title|tabIndex|autoFocus|lang|dir|accessKey)$|on(?:AuxClick|BeforeInput|Click|Composition|ContextMenu|Copy|Cut|DoubleClick|GotPointer|Key|LostPointer|Mouse|Paste|Pointer|Touch|Wheel))/;

/** Lo que recibe, tal como llega, el elemento que toma el foco. */
export interface PassedProps
  extends AriaAttributes,
    PassedEvents,
    Pick<
      HTMLAttributes<HTMLElement>,
      'title' | 'tabIndex' | 'autoFocus' | 'lang' | 'dir' | 'accessKey'
    > {}

/** The caller's attributes under the widget's own. Both hear an event, the caller first, because it may prevent it. */
export function passedProps<Own extends object>(props: object, own: Own): Own {
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) if (PASSED.test(name)) result[name] = value;
  for (const [name, value] of Object.entries(own)) {
    const callers = result[name];
    if (value === undefined) continue;
    result[name] =
      typeof callers === 'function' && typeof value === 'function'
        ? (event: { readonly defaultPrevented: boolean }) => {
            callers(event);
            if (!event.defaultPrevented) value(event);
          }
        : value;
  }
  return result as Own;
}
