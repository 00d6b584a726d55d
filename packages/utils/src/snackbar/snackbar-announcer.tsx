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

function Region({
  snackbars,
  labels,
  live,
}: SnackbarAnnouncerProps & { live: 'polite' | 'assertive' }) {
  const [spoken, setSpoken] = useState('');
  const said = useRef(new Map<string, number>());
  const pending = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const known = said.current;
    said.current = new Map(snackbars.map(({ id, revision }) => [id, revision]));
    for (const { id, revision, phase, message, action } of snackbars) {
      if (known.get(id) === revision || phase === 'leaving') continue;
      // One that waits is announced on arrival as well, but F6 does not lead to it yet.
      const reachable = action && phase !== 'waiting';
      pending.current.push(reachable ? `${message}. ${labels.actionHint(action.label)}` : message);
    }
    if (pending.current.length > 0 || snackbars.length === 0) setSpoken('');
    if (pending.current.length === 0) return;
    // Not set anew by what comes meanwhile: a busy page must not put the message off for ever.
    timer.current ??= setTimeout(() => {
      setSpoken(pending.current.join('. '));
      pending.current = [];
      timer.current = undefined;
    }, REFILL_DELAY);
  }, [snackbars, labels]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
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
