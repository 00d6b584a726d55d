// Long: one entry for each container of the table.
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { Dialog as HeadlessDialog } from '@headlessui/react';
import MuiDialog from '@mui/material/Dialog';
import * as RadixDialog from '@radix-ui/react-dialog';
import { createFocusTrap } from 'focus-trap';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

/** Something that an application puts widgets into. */
export interface Container {
  readonly name: string;
  readonly View: (props: { children: ReactNode }) => ReactNode;
  /** Width and height of the window; 1000 by 700 by default. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Whether it can be closed. */
  readonly isDialog?: true;
}

const box: CSSProperties = { padding: 24, inlineSize: 320 };
const low: CSSProperties = { ...box, blockSize: 160 };
const fixed: CSSProperties = {
  ...box,
  position: 'fixed',
  inset: '40px auto auto 40px',
  background: 'white',
};
const covered = (
  <div
    style={{
      position: 'relative',
      zIndex: 5000,
      blockSize: 300,
      background: 'silver',
      opacity: 0.9,
    }}
  />
);

/** Whatever the container is made of, this is in it while it is open. */
const INSIDE = (
  // It takes the first focus, which dialogs give: a date field would open by it.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
  <p data-test="inside" tabIndex={0}>
    Afuera
  </p>
);

function NativeDialog({ children }: { children: ReactNode }) {
  return (
    <dialog ref={(dialog) => dialog?.showModal()} aria-label="Contenedor" style={low}>
      {INSIDE}
      {children}
    </dialog>
  );
}

function AutoPopover({ children }: { children: ReactNode }) {
  return (
    <div ref={(popover) => popover?.showPopover()} popover="auto" style={low}>
      {INSIDE}
      {children}
    </div>
  );
}

function FocusTrap({ children }: { children: ReactNode }) {
  const trap = (element: HTMLElement | null) => {
    if (!element) return undefined;
    // Its own Escape only deactivates it.
    const options = { fallbackFocus: element, escapeDeactivates: false };
    const active = createFocusTrap(element, options).activate();
    return () => {
      active.deactivate();
    };
  };
  return (
    <div ref={trap} role="dialog" aria-label="Contenedor" tabIndex={-1} style={box}>
      {INSIDE}
      {children}
    </div>
  );
}

function Radix({ children }: { children: ReactNode }) {
  const middle: CSSProperties = {
    ...low,
    position: 'fixed',
    insetBlockStart: 120,
    insetInlineStart: '50%',
    transform: 'translate(-50%, -50%)',
    overflow: 'auto',
    background: 'white',
    zIndex: 2001,
  };
  return (
    <RadixDialog.Root defaultOpen>
      <RadixDialog.Portal>
        <RadixDialog.Overlay style={{ position: 'fixed', inset: 0, zIndex: 2000 }} />
        <RadixDialog.Content aria-describedby={undefined} style={middle}>
          <RadixDialog.Title>Contenedor</RadixDialog.Title>
          {INSIDE}
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function Mui({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <MuiDialog
      open={open}
      onClose={() => setOpen(false)}
      transitionDuration={0}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <div style={box}>
        {INSIDE}
        {children}
      </div>
    </MuiDialog>
  );
}

function BaseUi({ children }: { children: ReactNode }) {
  return (
    <BaseDialog.Root defaultOpen>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop style={{ position: 'fixed', inset: 0 }} />
        <BaseDialog.Popup style={fixed}>
          <BaseDialog.Title>Contenedor</BaseDialog.Title>
          {INSIDE}
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

function Headless({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <HeadlessDialog open={open} onClose={() => setOpen(false)} aria-label="Contenedor">
      <div style={fixed}>
        {INSIDE}
        {children}
      </div>
    </HeadlessDialog>
  );
}

/** Another root in the page, with the styles of the page. */
const elsewhere =
  (Host: 'iframe' | 'div'): Container['View'] =>
  ({ children }) => {
    const [place, setPlace] = useState<HTMLElement | null>(null);
    const enter = (host: HTMLElement | null) => {
      if (!host || place) return;
      const root =
        host instanceof HTMLIFrameElement
          ? host.contentDocument?.body
          : host.attachShadow({ mode: 'open' });
      for (const sheet of document.querySelectorAll('link[rel=stylesheet]')) {
        root?.append(sheet.cloneNode());
      }
      setPlace(root?.appendChild(document.createElement('div')) ?? null);
    };
    const content = (
      <>
        {INSIDE}
        {children}
      </>
    );
    return (
      <>
        <Host ref={enter} style={{ inlineSize: 700, blockSize: 600, border: 0 }} />
        {place && createPortal(content, place)}
      </>
    );
  };

function StopsEvents({ children }: { children: ReactNode }) {
  const stop = (element: HTMLElement | null) => {
    for (const type of ['pointerdown', 'mousedown', 'click', 'keydown', 'focusin', 'scroll']) {
      element?.addEventListener(type, (event) => event.stopPropagation());
    }
  };
  return (
    <>
      <div ref={stop}>{INSIDE}</div>
      <div style={box}>{children}</div>
    </>
  );
}

const boxed =
  (style: CSSProperties, more?: ReactNode): Container['View'] =>
  ({ children }) => (
    <>
      {INSIDE}
      <div style={style}>{children}</div>
      {more}
    </>
  );

function RightToLeft({ children }: { children: ReactNode }) {
  return (
    <div dir="rtl">
      {INSIDE}
      <div style={box}>{children}</div>
    </div>
  );
}

function Label({ children }: { children: ReactNode }) {
  return (
    <>
      {INSIDE}
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the widget in it has one */}
      <label>
        Etiqueta <span style={{ display: 'block', inlineSize: 320 }}>{children}</span>
      </label>
    </>
  );
}

const cut: CSSProperties = { ...box, blockSize: 60, overflow: 'hidden' };

export const CONTAINERS: readonly Container[] = [
  { name: 'a plain page', View: boxed(box) },
  { name: 'a box that cuts, under a higher layer', View: boxed(cut, covered) },
  { name: 'a box that scrolls', View: boxed({ ...cut, overflow: 'auto' }, covered) },
  { name: 'a scaled parent', View: boxed({ ...box, transform: 'scale(0.8)' }) },
  { name: 'a rotated parent', View: boxed({ ...box, transform: 'rotate(4deg)' }) },
  { name: 'a native modal dialog', View: NativeDialog, isDialog: true },
  { name: 'a dialog of Radix', View: Radix, isDialog: true },
  { name: 'a dialog of MUI', View: Mui, isDialog: true },
  { name: 'a dialog of Base UI', View: BaseUi, isDialog: true },
  { name: 'a dialog of Headless UI', View: Headless, isDialog: true },
  { name: 'a dialog with focus-trap', View: FocusTrap, isDialog: true },
  { name: 'an automatic popover', View: AutoPopover, isDialog: true },
  { name: 'a frame', View: elsewhere('iframe') },
  { name: 'a shadow root', View: elsewhere('div') },
  { name: 'a phone', View: boxed(box), size: { width: 390, height: 700 } },
  { name: 'a page at 200 %', View: boxed(box), size: { width: 640, height: 450 } },
  { name: 'lines from right to left', View: RightToLeft },
  { name: 'a page that stops events', View: StopsEvents },
  { name: 'a label', View: Label },
];
