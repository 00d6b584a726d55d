'use client';

import { clsx } from 'clsx/lite';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { listen, together } from '../internal/dom';
import { warnOldProps } from '../internal/old-props';
import { useLatestCallback } from '../internal/use-latest-callback';
import { warnOnce } from '../internal/warn-once';
import { defaultUtilsLabels } from '../labels/es-co';
import { useLabels } from '../labels/guadua-provider';
import type { UtilsLabels } from '../labels/utils-labels.types';
import { keepInTopLayer } from './keep-in-top-layer';
import type { SnackbarRecord, SnackbarsProps } from './snackbar.types';
import { announceIn } from './snackbar-announcer';
import { listenSnackbarKeys } from './snackbar-keys';
import { connect } from './snackbar-queue';
import { createSnackbarStore, type SnackbarStore } from './snackbar-store';
import { SNACKBAR_LIMIT } from './snackbar-timing';
import { SnackbarView } from './snackbar-view';

const NONE: readonly SnackbarRecord[] = [];
/** A second place would say everything twice: it begins when the first is gone. */
const places: (() => void)[] = [];

/**
 * El lugar donde aparecen los avisos de `snackbar`; se pone una vez, al final de la página. En un servidor no dibuja
 * nada.
 * @example <App /><Snackbars />
 */
export function Snackbars({
  labels: ownLabels,
  classNames,
  maxItems = SNACKBAR_LIMIT,
  position = 'bottom',
  ...rest
}: SnackbarsProps) {
  warnOldProps(rest, { limit: 'maxItems' });
  const labels = useLabels<UtilsLabels>('utils', defaultUtilsLabels, ownLabels);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const store = pageStore();
  const [records, setRecords] = useState(NONE);
  const snackbars = records.filter(({ phase }) => phase !== 'waiting');
  const hint = useLatestCallback((action: string) => labels.actionHint(action));

  useEffect(() => {
    store.setLimit(Math.max(1, maxItems));
  }, [store, maxItems]);

  useEffect(() => {
    let end: (() => void) | undefined;
    const begin = () => {
      const element = document.createElement('div');
      element.className = 'gd-snackbars-host';
      const announcer = announceIn(element, hint);
      const watchPage = () => store.setPageHidden(document.hidden);
      // `useSyncExternalStore` would render for each message, and fifty in one task are more than React takes.
      const update = (said?: string) => {
        setRecords(store.records());
        announcer.update(store.records(), said);
      };
      end = together([
        keepInTopLayer(element, () => raise(element.querySelector('section'))),
        listen(document, 'visibilitychange', watchPage),
        store.subscribe(update),
        store.attach(),
        listenSnackbarKeys(element, store),
        announcer.end,
        () => setHost(null),
      ]);
      for (const { id } of store.records()) update(id);
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
  }, [store, hint]);

  if (!host) return null;
  return createPortal(
    snackbars.length > 0 && (
      <section
        // The host rises above everything that was opened before the first snackbar came.
        ref={raise}
        // jsdom, which has no `showPopover`, would keep it hidden.
        popover={'showPopover' in host ? 'manual' : undefined}
        aria-label={labels.snackbars}
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
    ),
    host,
  );
}

function raise(region: HTMLElement | null): void {
  if (!region?.isConnected || !('showPopover' in region)) return;
  region.hidePopover();
  region.showPopover();
}

let store: SnackbarStore | undefined;

function pageStore(): SnackbarStore {
  if (store) return store;
  store = createSnackbarStore();
  connect(store);
  return store;
}
