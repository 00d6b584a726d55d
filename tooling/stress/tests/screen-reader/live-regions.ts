declare global {
  interface Window {
    /** What live regions said and no test expected yet. */
    announced: string[];
  }
}

/** Runs in the page: collects what a screen reader would say of live regions. */
export function listen(): void {
  window.announced = [];
  const REGIONS = '[aria-live]:not([aria-live=off]), [role=status], [role=alert]';
  const known = new WeakSet<Element>();
  const say = (region: Element, text: string) => {
    const words = text.replace(/\s+/g, ' ').trim();
    const isHidden = !region.isConnected || region.closest('[aria-hidden=true], [inert], [hidden]');
    if (words === '' || isHidden) return;
    const politeness = region.getAttribute('aria-live') ?? region.getAttribute('role');
    const isUrgent = politeness === 'assertive' || politeness === 'alert';
    window.announced.push(isUrgent ? `¡${words}!` : `«${words}»`);
  };
  new MutationObserver((records) => {
    const changed = new Map<Element, string[]>();
    for (const { target, addedNodes, type } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(REGIONS);
      if (region && known.has(region)) {
        const added = type === 'characterData' ? [target] : [...addedNodes];
        const texts = added.map(({ textContent }) => textContent ?? '');
        changed.set(region, [...(changed.get(region) ?? []), ...texts]);
      }
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const fresh of [node, ...node.querySelectorAll(REGIONS)]) {
          if (!fresh.matches(REGIONS) || known.has(fresh)) continue;
          known.add(fresh);
          // An alert is announced when it is added; a polite region has to be there before its text.
          if (fresh.role === 'alert') changed.set(fresh, [fresh.textContent ?? '']);
        }
      }
    }
    for (const [region, texts] of changed) {
      if (texts.join('').trim() === '') continue;
      const isAtomic = region.ariaAtomic ? region.ariaAtomic === 'true' : region.role !== null;
      say(region, isAtomic ? (region.textContent ?? '') : texts.join(' '));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
