import { createElement, Fragment, type ReactNode } from 'react';
import { isTagged, type Part, type PartValue } from './part';

/** What the stage adds to the main part: value and callbacks. */
export type MainProps = (own: Record<string, unknown>) => Record<string, unknown>;

/** The element that a part stands for. */
export function renderPart(part: Part, mainProps: MainProps): ReactNode {
  const { type } = part;
  const own: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(part.props)) {
    if (value !== undefined) own[name] = resolve(value, mainProps);
  }
  return createElement(
    typeof type === 'string' ? type || Fragment : type.value,
    part.main ? mainProps(own) : own,
    ...part.children.map((child) =>
      typeof child === 'string' ? child : renderPart(child, mainProps),
    ),
  );
}

function resolve(value: PartValue, mainProps: MainProps): unknown {
  if (isTagged(value)) {
    if (value.$ === 'named') return value.value;
    if (value.$ === 'part') return renderPart(value, mainProps);
    const { callee, args } = value;
    return () => callee.value(...(args.map((arg) => resolve(arg, mainProps)) as never[]));
  }
  if (Array.isArray(value)) return value.map((item) => resolve(item, mainProps));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, resolve(item, mainProps)]),
    );
  return value;
}
