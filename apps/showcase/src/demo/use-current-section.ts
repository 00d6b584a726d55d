import { useEffect, useState } from 'react';

/** How far below the toolbar a heading counts as being read, in pixels. */
const READING_LINE = 160;

/**
 * The id of the heading that one is reading under. Only scrolling sets it, so that the first render
 * is the one of the prerendered page.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const passed = key.split(' ').filter((id) => {
        // Its section has the same top, and needs no layout while it rests off the screen.
        const section = document.getElementById(id)?.closest('section');
        return section && section.getBoundingClientRect().top < READING_LINE;
      });
      setCurrent(passed.at(-1));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [key]);
  return current;
}
