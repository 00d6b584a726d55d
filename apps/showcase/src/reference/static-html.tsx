import { folder, pages, type ReferenceHtml } from 'virtual:reference';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useAboutPage } from '../router/page-visit';
import { trustedHtml } from '../site/trusted-types';

interface StaticHtmlProps {
  part: keyof ReferenceHtml;
  /** Reaches the element with the HTML. */
  htmlRef: RefObject<HTMLDivElement | null>;
  /** Called once the HTML is there, and whether it came after the page. */
  onReady: (late: boolean) => (() => void) | undefined;
}

const fetched = new Map<string, Promise<ReferenceHtml>>();

/**
 * A part of the page that was made when the site was built. A prerendered page brings it and React
 * leaves it alone; on a page that is built in the browser it is fetched.
 */
export function StaticHtml({ part, htmlRef, onReady }: StaticHtmlProps) {
  const path = useAboutPage()?.page.path ?? '';
  const [html, setHtml] = useState(() => pages[path]?.[part] ?? '');
  const inner = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  const [ready, setReady] = useState<'prerendered' | 'fetched'>();
  useEffect(() => {
    if (htmlRef.current?.firstChild) {
      setReady('prerendered');
      return;
    }
    let current = true;
    load(path).then(
      (loaded) => {
        if (!current) return;
        setHtml(loaded[part]);
        setReady('fetched');
      },
      // The page does without it; a new visit asks again.
      () => fetched.delete(path),
    );
    return () => {
      current = false;
    };
  }, [path, part, htmlRef]);
  useEffect(() => (ready ? onReady(ready === 'fetched') : undefined), [ready, onReady]);
  return (
    <div
      ref={htmlRef}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made when the site is built, escaped there
      dangerouslySetInnerHTML={inner}
      suppressHydrationWarning
    />
  );
}

function load(path: string): Promise<ReferenceHtml> {
  const known = fetched.get(path);
  if (known) return known;
  const wanted = fetch(`${folder}${path}.json`).then((response) => {
    if (!response.ok) throw new Error(`${path} has no reference.`);
    return response.json() as Promise<ReferenceHtml>;
  });
  fetched.set(path, wanted);
  return wanted;
}
