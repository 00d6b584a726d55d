import type { ElementType } from 'react';

/*
 * A demo as data: the same tree is rendered on the stage and printed as code, so that the code can't
 * say anything but what runs.
 */

/** A value that has a name in the code, and perhaps a module that it comes from. */
export interface Named<Value = unknown> {
  readonly $: 'named';
  readonly value: Value;
  readonly name: string;
  readonly from?: string;
  /** The value is what the name gives when it is called: `numberSteppers()`. */
  readonly called?: boolean;
  /** What it is called with. */
  readonly args?: readonly PartValue[];
  /** Where TypeScript can't infer them: `<Municipality, 'code'>`. */
  readonly typeArguments?: string;
  /** The types that those name. */
  readonly types?: readonly { readonly name: string; readonly from: string }[];
}

/** A call made later: `() => snackbar('Listo')`. */
export interface Call {
  readonly $: 'call';
  readonly callee: Named<(...args: never[]) => unknown>;
  readonly args: readonly PartValue[];
}

/** One element of the tree. */
export interface Part {
  readonly $: 'part';
  /** A component, an element's tag, or `''` for a fragment. */
  readonly type: Named<ElementType> | string;
  readonly props: Readonly<Record<string, PartValue>>;
  readonly children: readonly (Part | string)[];
  /** The part that takes value and callbacks; one in each tree. */
  readonly main: boolean;
}

/** What a prop may hold. */
export type PartValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | Named
  | Call
  | Part
  | readonly PartValue[]
  | { readonly [key: string]: PartValue };

/** Gives a value its name in the code. */
export function named<Value>(name: string, from: string, value: Value): Named<Value> {
  return { $: 'named', name, from, value };
}

/** What a function gives, which the code calls by its name. */
export function result<Value>(
  name: string,
  from: string,
  create: () => Value,
  ...args: Call['args']
): Named<Value> {
  return { $: 'named', name, from, called: true, args, value: create() };
}

/** Gives TypeScript the types that a component is used with. */
export function typed<Value>(
  value: Named<Value>,
  typeArguments: string,
  types: Required<Named>['types'],
): Named<Value> {
  return { ...value, typeArguments, types };
}

/** An element of the demo. */
export function el(
  type: Named<ElementType> | string,
  props: Part['props'] = {},
  ...children: Part['children']
): Part {
  return { $: 'part', type, props, children, main: false };
}

/** The element that the page is about: it takes value and callbacks. */
export function main(
  type: Named<ElementType> | string,
  props: Part['props'] = {},
  ...children: Part['children']
): Part {
  return { $: 'part', type, props, children, main: true };
}

/** A function that calls another: for handlers. */
export function call(callee: Call['callee'], ...args: Call['args']): Call {
  return { $: 'call', callee, args };
}

/** Distinguishes the parts of a tree from the plain objects in it. */
export function isTagged(value: unknown): value is Named | Call | Part {
  if (typeof value !== 'object' || value === null || !('$' in value)) return false;
  return value.$ === 'named' || value.$ === 'call' || value.$ === 'part';
}
