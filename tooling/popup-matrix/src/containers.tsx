// Long: one entry for each container of the table.
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { Dialog as HeadlessDialog } from '@headlessui/react';
import MuiDialog from '@mui/material/Dialog';
import * as RadixDialog from '@radix-ui/react-dialog';
import { createFocusTrap } from 'focus-trap';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/** Something that an application puts widgets into. */
export interface Container {
  readonly name: string;
  readonly View: (props: { children: ReactNode }) => ReactNode;
  /** Width and height of the window; 1000 by 700 by default. */
  readonly size?: readonly [width: number, height: number];
  /** Where the widget and its popup are looked for, if not in the document. */
  readonly root?: () => Document | ShadowRoot | null;
  /** Whether it is still open, when it can be closed at all. */
  readonly isOpen?: () => boolean;
}

const box: CSSProperties = { padding: 24, inlineSize: 320 };
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
const hasInside = () => document.querySelector('[data-test=inside]') !== null;

function NativeDialog({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} aria-label="Contenedor" style={{ ...box, blockSize: 160 }}>
      {INSIDE}
      {children}
    </dialog>
  );
}

function AutoPopover({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.showPopover(), []);
  return (
    <div ref={element} popover="auto" id="auto" style={{ ...box, blockSize: 160 }}>
      {INSIDE}
      {children}
    </div>
  );
}

function FocusTrap({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element.current) return undefined;
    const trap = createFocusTrap(element.current, {
      fallbackFocus: element.current,
      // Its own Escape only deactivates it.
      escapeDeactivates: false,
    });
    trap.activate();
    return () => {
      trap.deactivate();
    };
  }, []);
  return (
    <div ref={element} role="dialog" aria-label="Contenedor" tabIndex={-1} style={box}>
      {INSIDE}
      {children}
    </div>
  );
}

function Radix({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <RadixDialog.Root open={open} onOpenChange={setOpen}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay style={{ position: 'fixed', inset: 0, zIndex: 2000 }} />
        <RadixDialog.Content
          aria-describedby={undefined}
          style={{
            ...box,
            position: 'fixed',
            insetBlockStart: 120,
            insetInlineStart: '50%',
            transform: 'translate(-50%, -50%)',
            blockSize: 160,
            overflow: 'auto',
            background: 'white',
            zIndex: 2001,
          }}
        >
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
  const [open, setOpen] = useState(true);
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => setOpen(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop style={{ position: 'fixed', inset: 0 }} />
        <BaseDialog.Popup
          style={{ ...box, position: 'fixed', inset: '40px auto auto 40px', background: 'white' }}
        >
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
      <div style={{ ...box, position: 'fixed', inset: '40px auto auto 40px', background: 'white' }}>
        {INSIDE}
        {children}
      </div>
    </HeadlessDialog>
  );
}

/** The styles of this page, for a root that has none of them. */
function copyStyles(into: Node): void {
  for (const style of document.querySelectorAll('style')) into.appendChild(style.cloneNode(true));
}

/** What stands in another root of the page, once there is one. */
function InRoot({ place, children }: { place: HTMLElement | null; children: ReactNode }) {
  const content = (
    <>
      {INSIDE}
      {children}
    </>
  );
  return place && createPortal(content, place);
}

function Frame({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <iframe
        title="Contenedor"
        style={{ inlineSize: 700, blockSize: 600, border: 0 }}
        ref={(frame) => {
          const page = frame?.contentDocument;
          if (!page || place) return;
          copyStyles(page.head);
          setPlace(page.body);
        }}
      />
      <InRoot place={place}>{children}</InRoot>
    </>
  );
}

function Shadow({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <div
        data-test="host"
        ref={(host) => {
          if (!host || host.shadowRoot) return;
          const root = host.attachShadow({ mode: 'open' });
          copyStyles(root);
          setPlace(root.appendChild(document.createElement('div')));
        }}
      />
      <InRoot place={place}>{children}</InRoot>
    </>
  );
}

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

const withInside =
  (style: CSSProperties, more?: ReactNode): Container['View'] =>
  ({ children }) => (
    <>
      {INSIDE}
      <div style={style}>{children}</div>
      {more}
    </>
  );

export const CONTAINERS: readonly Container[] = [
  { name: 'a plain page', View: withInside(box) },
  {
    name: 'a box that cuts, under a higher layer',
    View: withInside({ ...box, blockSize: 60, overflow: 'hidden' }, covered),
  },
  {
    name: 'a box that scrolls',
    View: withInside({ ...box, blockSize: 60, overflow: 'auto' }, covered),
  },
  { name: 'a scaled parent', View: withInside({ ...box, transform: 'scale(0.8)' }) },
  { name: 'a rotated parent', View: withInside({ ...box, transform: 'rotate(4deg)' }) },
  {
    name: 'a native modal dialog',
    View: NativeDialog,
    isOpen: () =>
      document.querySelector('dialog[aria-label=Contenedor]')?.matches('[open]') ?? false,
  },
  { name: 'a dialog of Radix', View: Radix, isOpen: hasInside },
  { name: 'a dialog of MUI', View: Mui, isOpen: hasInside },
  { name: 'a dialog of Base UI', View: BaseUi, isOpen: hasInside },
  { name: 'a dialog of Headless UI', View: Headless, isOpen: hasInside },
  { name: 'a dialog with focus-trap', View: FocusTrap, isOpen: hasInside },
  {
    name: 'an automatic popover',
    View: AutoPopover,
    isOpen: () => document.getElementById('auto')?.matches(':popover-open') ?? false,
  },
  {
    name: 'a frame',
    View: Frame,
    root: () => document.querySelector('iframe')?.contentDocument ?? null,
  },
  {
    name: 'a shadow root',
    View: Shadow,
    root: () => document.querySelector('[data-test=host]')?.shadowRoot ?? null,
  },
  { name: 'a phone', View: withInside(box), size: [390, 700] },
  { name: 'a page at 200 %', View: withInside(box), size: [640, 450] },
  {
    name: 'lines from right to left',
    View: ({ children }) => (
      <div dir="rtl">
        {INSIDE}
        <div style={box}>{children}</div>
      </div>
    ),
  },
  { name: 'a page that stops events', View: StopsEvents },
  {
    name: 'a label',
    View: ({ children }) => (
      <>
        {INSIDE}
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the widget in it has one */}
        <label>
          <span data-test="text">Etiqueta</span>{' '}
          <span style={{ display: 'block', inlineSize: 320 }}>{children}</span>
        </label>
      </>
    ),
  },
];
