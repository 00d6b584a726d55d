'use client';

import {
  COARSE_POINTER_QUERY,
  matchesMedia,
  Popup,
  SHEET_QUERY,
  useLatestCallback,
  useMediaQuery,
} from '@guadua/utils/internal';
import { type ReactNode, useEffect, useState } from 'react';
import { type SelectModel, slotClass } from './select-model';
import { SelectPanel } from './select-panel';
import { SelectSheet } from './select-sheet';

/** Props of `SelectPopup`. */
export interface SelectPopupProps<Option> {
  readonly model: SelectModel<Option>;
}

/** What is known about the surroundings when the list opens. */
interface Surroundings {
  readonly anchor: HTMLElement;
  readonly name: string | undefined;
  /** A finger: the search box waits until it is tapped (SEL-16). */
  readonly coarse: boolean;
  /** Open from the first render on: nobody asked for the focus. */
  readonly fromStart: boolean;
}

/** The list above the page, or over all of it on small screens. Mounted only while open. */
export function SelectPopup<Option>({ model }: SelectPopupProps<Option>) {
  const { mobileSheet = true } = model.props;
  const [surroundings, setSurroundings] = useState(() => lookAround(model, false));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, right after mounting
  useEffect(() => {
    // Open at the first render: the control was not there to be looked at.
    setSurroundings((found) => found ?? lookAround(model, true));
  }, []);
  const small = useMediaQuery(SHEET_QUERY);
  if (surroundings === null) return null;
  const panel = (
    <SelectPanel
      model={model}
      name={surroundings.name}
      sheet={small && mobileSheet}
      coarse={surroundings.coarse}
      takeFocus={!surroundings.fromStart}
    />
  );
  if (small && mobileSheet) {
    return (
      <SelectSheet model={model} name={surroundings.name}>
        {panel}
      </SelectSheet>
    );
  }
  return (
    <SelectPopover model={model} surroundings={surroundings}>
      {panel}
    </SelectPopover>
  );
}

function SelectPopover<Option>({
  model,
  surroundings,
  children,
}: {
  model: SelectModel<Option>;
  surroundings: Surroundings;
  children: ReactNode;
}) {
  const { props, controlRef, triggerRef, popupRef, searchable } = model;
  const { escapeToClose = true } = props;
  const close = useLatestCallback(model.close);

  useEffect(() => {
    const control = controlRef.current;
    if (!control || typeof IntersectionObserver === 'undefined') return;
    let seen = false;
    const observer = new IntersectionObserver((entries) => {
      const visible = entries.at(-1)?.isIntersecting ?? true;
      // SEL-5: scrolled out of view, on screens wide enough to see more than the list.
      if (seen && !visible && !matchesMedia(SHEET_QUERY)) close(true);
      seen ||= visible;
    });
    observer.observe(control);
    return () => observer.disconnect();
  }, [controlRef, close]);

  return (
    <Popup
      ref={(element) => {
        popupRef.current = element;
      }}
      id={model.popupId}
      className={slotClass(props.classNames, 'popup', 'gd-popup gd-select__popup')}
      role={searchable ? 'dialog' : undefined}
      aria-label={searchable ? surroundings.name : undefined}
      anchor={surroundings.anchor}
      container={props.container}
      isOwn={(node) =>
        [...(triggerRef.current?.labels ?? [])].some((label) => label.contains(node))
      }
      onEscape={() => escapeToClose && model.close(true)}
      onOutside={() => model.close(false)}
    >
      {children}
    </Popup>
  );
}

function lookAround<Option>(
  { controlRef, triggerRef }: SelectModel<Option>,
  fromStart: boolean,
): Surroundings | null {
  const control = controlRef.current;
  if (!control) return null;
  return {
    anchor: control,
    name: nameOf(triggerRef.current),
    coarse: matchesMedia(COARSE_POINTER_QUERY),
    fromStart,
  };
}

/** The name a screen reader gives the select, for its list. */
function nameOf(trigger: HTMLButtonElement | null): string | undefined {
  if (!trigger) return undefined;
  const ids = trigger.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const texts = ids.map((id) => trigger.ownerDocument.getElementById(id)?.textContent);
  const labelled = texts.filter(Boolean).join(' ').trim();
  const label = [...trigger.labels].map((each) => each.textContent).join(' ');
  return labelled || trigger.getAttribute('aria-label') || label.trim() || undefined;
}
