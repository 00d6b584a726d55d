'use client';

import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { listen, together } from '../internal/popup/dom';
import { warnOnce } from '../internal/warn-once';
import { defaultUtilsLabels } from '../labels/es-co';
import { useLabels } from '../labels/guadua-provider';
import type { UtilsLabels } from '../labels/utils-labels.types';
import { snackbarStore } from './default-snackbar-store';
import { keepInTopLayer } from './keep-in-top-layer';
import type { SnackbarRecord, SnackbarsProps } from './snackbar.types';
import { SnackbarAnnouncer } from './snackbar-announcer';
import { SNACKBAR_LIMIT } from './snackbar-timing';
import { SnackbarView } from './snackbar-view';
import { useSnackbarKeys } from './use-snackbar-keys';

const NONE: readonly SnackbarRecord[] = [];
/** A second place would say everything twice: it begins when the first is gone. */
const places: (() => void)[] = [];

/**
 * The place where snackbars show; once for the whole application (SNK-1). Renders nothing on a
 * server.
 *
 * @example <App /><Snackbars />
 */
export function Snackbars({
  labels: ownLabels,
  classNames,
  limit = SNACKBAR_LIMIT,
  position = 'bottom',
}: SnackbarsProps) {
  const labels = useLabels<UtilsLabels>('utils', defaultUtilsLabels, ownLabels);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const region = useRef<HTMLElement>(null);
  const store = snackbarStore();
  const [records, setRecords] = useState(NONE);
  const snackbars = useMemo(() => records.filter(({ phase }) => phase !== 'waiting'), [records]);

  // Not `useSyncExternalStore`: that renders for each message, and fifty in one task, as a progress
  // may send them, are more than React takes.
  useEffect(() => {
    const update = () => setRecords(store.records());
    update();
    return store.subscribe(update);
  }, [store]);

  useEffect(() => {
    let end: (() => void) | undefined;
    const begin = () => {
      const element = document.createElement('div');
      element.className = 'gd-snackbars-host';
      const watchPage = () => store.setPageHidden(document.hidden);
      end = together([
        keepInTopLayer(element, () => raise(region.current)),
        listen(document, 'visibilitychange', watchPage),
        store.attach(),
        () => setHost(null),
      ]);
      watchPage();
      setHost(element);
    };
    places.push(begin);
    if (places.length === 1) begin();
    else {
      warnOnce(
        '<Snackbars>',
        'is mounted more than once; only the first shows messages: keep one.',
        'snackbars-twice',
      );
    }
    return () => {
      places.splice(places.indexOf(begin), 1);
      end?.();
      if (end) places[0]?.();
    };
  }, [store]);

  useEffect(() => {
    const usable = limit >= 1;
    if (!usable) {
      warnOnce(
        '<Snackbars>',
        () => `got the limit ${limit}: give a number from 1 on.`,
        'snackbars-limit',
      );
    }
    store.setLimit(usable ? limit : SNACKBAR_LIMIT);
  }, [store, limit]);

  // Above everything that was opened before the first of them came.
  const empty = snackbars.length === 0;
  useLayoutEffect(() => {
    if (host && !empty) raise(region.current);
  }, [host, empty]);

  useSnackbarKeys(region, store, snackbars);

  if (!host) return null;
  return createPortal(
    <>
      <SnackbarAnnouncer snackbars={records} labels={labels} />
      <section
        ref={region}
        // Where it can't be opened, it would stay hidden.
        popover={'showPopover' in host ? 'manual' : undefined}
        aria-label={labels.snackbars}
        hidden={empty}
        data-position={position}
        className={clsx('gd-snackbars', classNames?.root)}
      >
        {snackbars.map((snackbar) => (
          <SnackbarView
            key={snackbar.id}
            snackbar={snackbar}
            store={store}
            labels={labels}
            classNames={classNames}
          />
        ))}
      </section>
    </>,
    host,
  );
}

/** Puts the region on top of the browser's top layer, where no z-index reaches. */
function raise(region: HTMLElement | null): void {
  // What holds no message is raised with its first: else each dialog that opens would style the page once more.
  if (!region?.isConnected || region.hidden || !('showPopover' in region)) return;
  region.hidePopover();
  region.showPopover();
}
