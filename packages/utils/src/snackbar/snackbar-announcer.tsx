'use client';

import { useEffect, useRef, useState } from 'react';
import type { UtilsLabels } from '../labels/utils-labels.types';
import type { SnackbarRecord } from './snackbar.types';

/** Long enough for a screen reader to notice that the region was emptied. */
const REFILL_DELAY = 100;

interface SnackbarAnnouncerProps {
  snackbars: readonly SnackbarRecord[];
  labels: UtilsLabels;
}

/** Says the messages in two regions that are there before the first: not all readers read one that comes with its text. */
export function SnackbarAnnouncer({ snackbars, labels }: SnackbarAnnouncerProps) {
  const isUrgent = ({ tone }: SnackbarRecord) => tone === 'danger';
  return (
    <>
      <Region
        snackbars={snackbars.filter((one) => !isUrgent(one))}
        labels={labels}
        live="polite"
        role="status"
      />
      <Region
        snackbars={snackbars.filter(isUrgent)}
        labels={labels}
        live="assertive"
        role="alert"
      />
    </>
  );
}

interface Kept {
  said: Map<string, number>;
  readonly pending: string[];
  timer?: ReturnType<typeof setTimeout> | undefined;
}

interface RegionProps extends SnackbarAnnouncerProps {
  live: 'polite' | 'assertive';
  role: 'status' | 'alert';
}

function Region({ snackbars, labels, live, role }: RegionProps) {
  const [spoken, setSpoken] = useState('');
  const { current: kept } = useRef<Kept>({ said: new Map(), pending: [] });
  useEffect(() => {
    const { said, pending } = kept;
    kept.said = new Map(snackbars.map(({ id, revision }) => [id, revision]));
    for (const { id, revision, phase, message, action } of snackbars) {
      if (said.get(id) === revision || phase === 'leaving') continue;
      // One that waits is announced on arrival as well, but F6 does not lead to it yet.
      const isReachable = action && phase !== 'waiting';
      pending.push(isReachable ? `${message}. ${labels.actionHint(action.label)}` : message);
    }
    if (pending.length > 0 || snackbars.length === 0) setSpoken('');
    if (pending.length === 0) return;
    // What comes meanwhile joins in: a busy page must not put the message off for ever.
    kept.timer ??= setTimeout(() => {
      setSpoken(pending.splice(0).join('. '));
      kept.timer = undefined;
    }, REFILL_DELAY);
  }, [kept, snackbars, labels]);
  useEffect(
    () => () => {
      clearTimeout(kept.timer);
      kept.timer = undefined;
    },
    [kept],
  );
  return (
    <div role={role} aria-live={live} aria-atomic="true" className="gd-visually-hidden">
      {spoken}
    </div>
  );
}
