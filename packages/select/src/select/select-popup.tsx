'use client';

import {
  COARSE_POINTER_QUERY,
  matchesMedia,
  SHEET_QUERY,
  useLatestCallback,
  useMediaQuery,
} from '@guadua/utils/internal';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SelectPanel } from '../list/select-panel';
import { useListKeys } from '../list/use-list-keys';
import { useOpenList } from '../list/use-open-list';
import { labelText } from './label-text';
import { SelectPopover } from './select-popover';
import { SelectSheet } from './select-sheet';
import type { SelectParts } from './use-select';

/** Props of `SelectPopup`. */
export interface SelectPopupProps<Option> {
  readonly parts: SelectParts<Option>;
}

/** What is known about the surroundings when the list opens. */
interface Surroundings {
  readonly anchor: HTMLElement;
  /** The select's name for screen readers. */
  readonly name: string | undefined;
  readonly coarse: boolean;
  /** Open from the first render on: the focus was not asked for. */
  readonly fromStart: boolean;
}

/** The list above the page, or over all of it on small screens. Mounted only while open. */
export function SelectPopup<Option>({ parts }: SelectPopupProps<Option>) {
  const [surroundings, setSurroundings] = useState(() => lookAround(parts, false));
  const atStart = useRef(parts);
  useEffect(() => {
    // Open at the first render: the control was not there to be looked at.
    setSurroundings((found) => found ?? lookAround(atStart.current, true));
  }, []);
  return surroundings && <OpenSelect parts={parts} surroundings={surroundings} />;
}

function OpenSelect<Option>({
  parts,
  surroundings,
}: SelectPopupProps<Option> & { readonly surroundings: Surroundings }) {
  const { anchor, name, coarse, fromStart } = surroundings;
  const small = useMediaQuery(SHEET_QUERY);
  const sheet = small && (parts.config.props.mobileSheet ?? true);
  const list = useOpenList(parts);
  const keys = useListKeys(parts, list, { sheet, coarse });

  const focusList = useLatestCallback(keys.focusList);
  const [sheetAtStart] = useState(sheet);
  const takesFocus = sheet || sheet !== sheetAtStart || !fromStart;

  const panel = <SelectPanel parts={parts} list={list} keys={keys} name={name} />;
  return (
    // Another one when a turned phone makes a sheet of the popup, or the reverse.
    <FocusWhenShown
      key={String(sheet)}
      shown={parts.opening.isOpen}
      focus={takesFocus ? focusList : null}
    >
      {sheet ? (
        <SelectSheet parts={parts} anchor={anchor} name={name} onFocusLost={focusList}>
          {panel}
        </SelectSheet>
      ) : (
        <SelectPopover parts={parts} anchor={anchor} name={name} onFocusLost={focusList}>
          {panel}
        </SelectPopover>
      )}
    </FocusWhenShown>
  );
}

interface FocusWhenShownProps {
  readonly shown: boolean;
  readonly focus: (() => void) | null;
  readonly children: ReactNode;
}

/** Moves the focus after what it holds has shown itself: showing a dialog moves it too. */
function FocusWhenShown({ shown, focus, children }: FocusWhenShownProps) {
  const atStart = useRef(focus);
  useLayoutEffect(() => {
    if (shown) atStart.current?.();
  }, [shown]);
  return children;
}

function lookAround<Option>(
  { elements }: SelectParts<Option>,
  fromStart: boolean,
): Surroundings | null {
  const control = elements.control.current;
  if (!control) return null;
  return {
    anchor: control,
    name: nameOf(elements.trigger.current, control),
    coarse: matchesMedia(COARSE_POINTER_QUERY),
    fromStart,
  };
}

/** The name a screen reader gives the select, for its list. */
function nameOf(trigger: HTMLButtonElement | null, control: HTMLElement): string | undefined {
  if (!trigger) return undefined;
  const page = trigger.getRootNode();
  const ids = trigger.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const texts = ids.map((id) =>
    'getElementById' in page && typeof page.getElementById === 'function'
      ? page.getElementById(id)?.textContent
      : undefined,
  );
  const labelled = texts.filter(Boolean).join(' ').trim();
  const label = [...trigger.labels].map((each) => labelText(each, control)).join(' ');
  return labelled || trigger.getAttribute('aria-label') || label.trim() || undefined;
}
