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

/**
 * Says the messages (SNK-4): two regions that are there, empty, before the first message, since a region that is added
 * with its text is not read by every screen reader. They are emptied and filled again, so that the same words are read
 * twice.
 */
export function SnackbarAnnouncer({ snackbars, labels }: SnackbarAnnouncerProps) {
  const polite = snackbars.filter((snackbar) => snackbar.tone !== 'danger');
  const assertive = snackbars.filter((snackbar) => snackbar.tone === 'danger');
  return (
    <>
      <Region snackbars={polite} labels={labels} live="polite" />
      <Region snackbars={assertive} labels={labels} live="assertive" />
    </>
  );
}

interface Kept {
  /** The revision of each message that was announced. */
  said: Map<string, number>;
  readonly pending: string[];
  timer?: ReturnType<typeof setTimeout> | undefined;
}

function Region({
  snackbars,
  labels,
  live,
}: SnackbarAnnouncerProps & { live: 'polite' | 'assertive' }) {
  const [spoken, setSpoken] = useState('');
  const { current: kept } = useRef<Kept>({ said: new Map(), pending: [] });
  useEffect(() => {
    const { said, pending } = kept;
    kept.said = new Map(snackbars.map(({ id, revision }) => [id, revision]));
    for (const { id, revision, phase, message, action } of snackbars) {
      if (said.get(id) === revision || phase === 'leaving') continue;
      // One that waits is announced on arrival as well, but F6 does not lead to it yet.
      const reachable = action && phase !== 'waiting';
      pending.push(reachable ? `${message}. ${labels.actionHint(action.label)}` : message);
    }
    if (pending.length > 0 || snackbars.length === 0) setSpoken('');
    if (pending.length === 0) return;
    // Not set anew by what comes meanwhile: a busy page must not put the message off for ever.
    kept.timer ??= setTimeout(() => {
      setSpoken(kept.pending.splice(0).join('. '));
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
    <div
      role={live === 'polite' ? 'status' : 'alert'}
      aria-live={live}
      aria-atomic="true"
      className="gd-visually-hidden"
    >
      {spoken}
    </div>
  );
}
