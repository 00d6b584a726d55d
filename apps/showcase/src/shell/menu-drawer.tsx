import { matchesMedia } from '@guadua/utils/internal';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { SITE_NAME } from '../site/document-title';
import { CloseIcon, MenuIcon } from './icons';
import { Logo } from './logo';
import { Navigation } from './navigation';
import { useThrottledResize } from './use-throttled-resize';

/** Where the sidebar has space; the same figure stands in the style sheet (SHL-2). */
const SIDEBAR_QUERY = '(min-width: 801px)';

/**
 * The menu button and its drawer, for screens without the sidebar. A modal `<dialog>` keeps the
 * focus in, closes with Escape and gives the focus back to the button by itself.
 */
export function MenuDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();

  const show = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the drawer
  useEffect(() => close(), [key]);

  useThrottledResize(() => {
    if (matchesMedia(SIDEBAR_QUERY)) close();
  });

  return (
    <>
      <button
        type="button"
        className="toolbar-tool menu-button"
        aria-label="Menú"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        <MenuIcon />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog already; this is for the pointer on the backdrop and for links */}
      <dialog
        ref={dialog}
        className="drawer"
        aria-label="Menú"
        onClose={() => setOpen(false)}
        onClick={(event) => {
          const { target } = event;
          const leaves = target instanceof Element && target.closest('a') !== null;
          if (leaves || target === event.currentTarget) close();
        }}
      >
        {open && (
          <div className="drawer-content">
            <div className="drawer-head">
              <button
                type="button"
                className="toolbar-tool"
                aria-label="Cerrar menú"
                onClick={close}
              >
                <CloseIcon />
              </button>
              <span className="brand">
                <Logo />
                {SITE_NAME}
              </span>
            </div>
            <Navigation />
          </div>
        )}
      </dialog>
    </>
  );
}
