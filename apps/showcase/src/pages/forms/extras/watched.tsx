import type { AddressParts } from '@guadua/forms/colombia';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { ControlProps } from '../../../demo';

/** What an example of the page holds at the moment, for the figures in its margin. */
export interface Watch<Value> {
  /** The example, in whatever form it stands. */
  component: ComponentType<ControlProps<Value>>;
  /** What it holds now; `first` before the first change. */
  useReading: (first: Value) => Value;
}

/** Reads along with an example. Called outside of components, so that the result has one identity. */
export function watched(Control: ComponentType<ControlProps<string>>): Watch<string> {
  const store = createStore<string>();
  return {
    useReading: store.useReading,
    component: function Watched(props: ControlProps<string>) {
      const [own, setOwn] = useState(props.defaultValue ?? '');
      const value = props.value ?? own;
      useEffect(() => store.set(value), [value]);
      return (
        <Control
          {...props}
          onChange={(next) => {
            setOwn(next);
            props.onChange?.(next);
          }}
        />
      );
    },
  };
}

type AddressControl = ComponentType<
  ControlProps<string | null> & { onPartsChange?: (parts: AddressParts) => void }
>;

/** Reads the parts of an address along, also while they are no value yet. */
export function watchedParts(Control: AddressControl) {
  const store = createStore<AddressParts>();
  return {
    useReading: store.useReading,
    component: function WatchedParts(props: ControlProps<string | null>) {
      return <Control {...props} onPartsChange={store.set} />;
    },
  };
}

function createStore<Value>() {
  let current: Value | undefined;
  const listeners = new Set<() => void>();
  return {
    set: (value: Value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    useReading: (first: Value): Value =>
      useSyncExternalStore(
        (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        () => current ?? first,
        () => first,
      ),
  };
}
