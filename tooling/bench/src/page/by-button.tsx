import { type ReactElement, type ReactNode, useState } from 'react';

/** A button that brings something onto the page, and takes it away again. */
export function ByButton({ show }: { show: (active: boolean) => ReactNode }) {
  const [active, setActive] = useState(false);
  return (
    <>
      <button type="button" id="go" onClick={() => setActive((before) => !before)}>
        Empezar
      </button>
      {show(active)}
    </>
  );
}

/** So many of a widget, behind a button. */
export function Many({ count, widget }: { count: number; widget: ReactElement }) {
  const many = () =>
    Array.from({ length: count }, (_, index) => (
      <div key={index} className="mounted">
        {widget}
      </div>
    ));
  return <ByButton show={(active) => active && many()} />;
}
