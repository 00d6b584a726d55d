import { useCallback, useRef } from 'react';
import { StaticHtml } from '../reference/static-html';

/**
 * What the keyboard does on this page, one row for each key with the test that proves it, from the
 * `<name>.docs.ts` of its components. A row lights up when its key is pressed.
 */
export function KeyTable() {
  const html = useRef<HTMLDivElement>(null);
  const start = useCallback(() => {
    const light = (event: KeyboardEvent) => {
      import('../reference/light-keys').then(({ lightKeys }) => {
        if (html.current) lightKeys(html.current, event);
      });
    };
    document.addEventListener('keydown', light, true);
    return () => document.removeEventListener('keydown', light, true);
  }, []);
  return <StaticHtml part="keys" htmlRef={html} onReady={start} />;
}
