import { type RefObject, startTransition, useEffect, useState } from 'react';
import { clock } from './use-event-log';

const MAX_ANNOUNCEMENTS = 20;
const LIVE = '[aria-live], [role="status"], [role="alert"], [role="log"], output';

/** What a live region said. */
export interface Announcement {
  readonly id: number;
  readonly time: string;
  readonly text: string;
  /** It interrupts, rather than wait for a pause. */
  readonly urgent: boolean;
}

/**
 * What a screen reader announces of the live regions on a stage and those around all pages, the newest
 * first.
 */
export function useAnnouncements(stage: RefObject<HTMLElement | null>): readonly Announcement[] {
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([]);
  useEffect(() => {
    const known = new WeakMap<Element, string>();
    let count = 0;
    for (const region of document.querySelectorAll(LIVE)) known.set(region, textOf(region));
    const observer = new MutationObserver((records) => {
      const changed = new Set(records.flatMap(regionsOf));
      for (const region of changed) {
        // The rest of the page, and one that is made ready out of sight, come with regions of theirs.
        if (region.closest('main') && !stage.current?.contains(region)) continue;
        const text = textOf(region);
        const before = known.get(region) ?? '';
        known.set(region, text);
        if (!region.isConnected || text === '' || text === before) continue;
        count += 1;
        const said = { id: count, time: clock(new Date()), text, urgent: isUrgent(region) };
        startTransition(() => {
          setAnnouncements((all) => [said, ...all].slice(0, MAX_ANNOUNCEMENTS));
        });
      }
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [stage]);
  return announcements;
}

/** The live regions that a change happened in, or that came with it. */
function regionsOf({ target, addedNodes }: MutationRecord): Element[] {
  const element = target instanceof Element ? target : target.parentElement;
  const around = element?.closest(LIVE);
  const added = [...addedNodes].flatMap((node) =>
    node instanceof Element
      ? [...(node.matches(LIVE) ? [node] : []), ...node.querySelectorAll(LIVE)]
      : [],
  );
  return [...(around ? [around] : []), ...added].filter(
    (region) => region.getAttribute('aria-live') !== 'off',
  );
}

function textOf(region: Element): string {
  return (region.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function isUrgent(region: Element): boolean {
  const live = region.getAttribute('aria-live');
  return live ? live === 'assertive' : region.getAttribute('role') === 'alert';
}
