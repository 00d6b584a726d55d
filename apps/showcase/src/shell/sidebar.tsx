import { memo, useEffect, useRef } from 'react';
import { Navigation } from './navigation';

/** The pages at the left, where there is space for them (SHL-2); starts at the current one. */
export const Sidebar = memo(function Sidebar() {
  const sidebar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scroller = sidebar.current;
    const current = scroller?.querySelector<HTMLElement>('[aria-current]');
    if (!scroller || !current) return;
    const below = current.offsetTop + current.offsetHeight - scroller.clientHeight;
    if (below > 0) scroller.scrollTop = below + scroller.clientHeight / 3;
  }, []);
  return (
    <div ref={sidebar} className="sidebar">
      <Navigation />
    </div>
  );
});
