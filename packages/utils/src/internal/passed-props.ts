import type { AriaAttributes, DOMAttributes } from 'react';

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

/** What every widget gives to the element that takes its focus, as it came. */
export interface PassedProps extends AriaAttributes, PassedEvents {
  title?: string | undefined;
  tabIndex?: number | undefined;
  autoFocus?: boolean | undefined;
  lang?: string | undefined;
  dir?: string | undefined;
  accessKey?: string | undefined;
  [data: `data-${string}`]: unknown;
}

/**
 * The attributes of a widget's focusable element: the caller's, and over them the widget's own. Of an event both hear,
 * the caller first: one that prevents it is left alone by the widget.
 */
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
