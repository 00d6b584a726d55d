import { type RefObject, useState } from 'react';
import type { SelectConfig } from '../select/select-config';
import type { SelectValue } from '../select/use-select-value';
import { type Creation, withCreation } from './creations';

const NONE: readonly Creation[] = [];

export type Creations = ReturnType<typeof useCreations<unknown>>;

/** Makes options out of typed texts: what `onCreate` promises is selected once it is there (SEL-12). */
export function useCreations<Option>(
  { props, labels, multiple, editable }: SelectConfig<Option>,
  value: SelectValue<Option>,
  announce: (text: string) => void,
  element: RefObject<Element | null>,
) {
  const [list, setList] = useState(NONE);
  const put = (creation: Pick<Creation, 'id' | 'text'>, status: Creation['status'] | null) =>
    setList((now) => withCreation(now, creation, status));
  const [begun] = useState(() => ({ last: 0, awaited: new Set<number>() }));
  const { onCreate, maxItems: limit } = props;
  const pending = list.filter(({ status }) => status === 'pending').length;
  const full = multiple && limit !== undefined && value.selection.keys.length + pending >= limit;

  function run(creation: Pick<Creation, 'id' | 'text'>): void {
    const { id, text } = creation;
    if (!onCreate) return;
    if (full) {
      announce(labels.limitReached(limit));
      return;
    }
    // The ref is empty while `<Activity>` hides the select.
    const place = element.current;
    const isGone = () => place?.isConnected === false;
    const isOver = () => !begun.awaited.delete(id) || isGone();
    const isMeant = value.begin();

    function fail(): void {
      if (isOver()) return;
      // Where there is one value, another creation may have taken the place of this one.
      if (multiple || id === begun.last) put(creation, 'failed');
      announce(labels.createFailed(text));
    }

    function join(made: Option | null | undefined): void {
      const over = isOver();
      if (!over) put(creation, null);
      if (made === null || made === undefined) return;
      // An option that was made for another record may not join this one, nor replace a later choice.
      const joins = !over && (multiple || id === begun.last) && isMeant();
      const change = joins ? value.dispatch({ type: 'option.create', option: made }) : null;
      if (change !== null || isGone()) return;
      value.rememberOptions([made]);
      if (over || (!multiple && !joins) || value.isSelected(made)) return;
      put(creation, 'refused');
      announce(labels.notPasted([text]));
    }

    begun.awaited.add(id);
    try {
      const made = onCreate(text);
      if (!isPromise(made)) {
        join(made);
        return;
      }
      put(creation, 'pending');
      announce(labels.creating(text));
      made.then(join, fail);
    } catch {
      fail();
    }
  }

  return {
    list,
    /** Whether there are as many as `maxItems` allows, those that are being made among them (SEL-7). */
    full,
    create(text: string) {
      if (!editable) return;
      begun.last += 1;
      if (!multiple) setList(NONE);
      run({ id: begun.last, text });
    },
    retry: run,
    discard(creation: Creation) {
      begun.awaited.delete(creation.id);
      put(creation, null);
      announce('');
    },
    reset() {
      begun.awaited.clear();
      setList(NONE);
    },
  };
}

/** Also a promise of another realm, or of a library of its own. */
function isPromise<Value>(made: Value | Promise<Value>): made is Promise<Value> {
  return typeof made === 'object' && made !== null && 'then' in made;
}
