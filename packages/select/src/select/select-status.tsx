'use client';

import { useEffect, useRef } from 'react';
import { type SelectModel, slotClass } from './select-model';
import type { usePanel } from './use-panel';

/** Props of `SelectStatus`. */
export interface SelectStatusProps<Option> {
  readonly model: SelectModel<Option>;
  readonly panel: ReturnType<typeof usePanel<Option>>;
}

/** Below the list: nothing found, an error with "Reintentar", how many were found (SEL-4, SEL-11). */
export function SelectStatus<Option>({ model, panel }: SelectStatusProps<Option>) {
  const { labels, props } = model;
  const { classNames } = props;
  const { pages, view, text, creating } = panel;
  useRemoteAnnouncements(model, panel);
  const failed = pages?.status === 'error';
  const waiting =
    pages !== null && (panel.stale || pages.status === 'loading' || (pages.page === 0 && !failed));
  const nothing = view.count === 0 && view.done && !creating && !failed && !waiting;
  const total = pages ? pages.total : model.options.length;
  return (
    <>
      {nothing && (
        <div className={slotClass(classNames, 'empty', 'gd-select__empty')}>
          {props.renderEmpty?.({ searchTerm: panel.state.query }) ?? labels.empty}
        </div>
      )}
      {failed && (
        <div className={slotClass(classNames, 'error', 'gd-select__error')}>
          <span>{labels.error}</span>
          <button
            ref={panel.retryRef}
            type="button"
            className="gd-select__retry"
            onClick={panel.retry}
          >
            {labels.retry}
          </button>
        </div>
      )}
      {!nothing && !failed && !waiting && (text !== '' || pages !== null) && view.count > 0 && (
        <div className={slotClass(classNames, 'status', 'gd-select__status')} aria-hidden="true">
          {labels.results(view.count, total ?? view.count)}
        </div>
      )}
    </>
  );
}

/** Says what happens to a remote list: it loads, it failed, so many came. */
function useRemoteAnnouncements<Option>(
  model: SelectModel<Option>,
  { pages }: SelectStatusProps<Option>['panel'],
): void {
  const { announce, labels } = model;
  const status = pages?.status;
  const page = pages?.page ?? 0;
  const count = pages?.items.length ?? 0;
  const total = pages?.total ?? count;
  const first = useRef(true);
  useEffect(() => {
    const opened = first.current;
    first.current = false;
    if (status === undefined) return;
    if (status === 'loading') announce(labels.loading);
    else if (status === 'error') announce(labels.error);
    // A list that was there already says nothing new when it is opened again.
    else if (page > 0 && !opened) announce(labels.results(count, total));
  }, [status, page, count, total, announce, labels]);
}
