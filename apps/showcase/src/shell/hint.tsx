import { type ReactElement, type ReactNode, useId, useState } from 'react';

interface HintProps {
  /** The tooltip's text. */
  text: string;
  /** The control, given the id of its tooltip and a handler that hides it. */
  children: (hint: {
    id: string;
    onKeyDown: (event: { key: string }) => void;
  }) => ReactElement | ReactNode;
}

/**
 * A tooltip in style sheets alone, on hover and on keyboard focus; Escape hides it. The one of
 * `@guadua/utils/ui` brings a positioning engine that the first load of every page would pay for.
 */
export function Hint({ text, children }: HintProps) {
  const id = useId();
  const [hidden, setHidden] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only forgets that the tooltip was dismissed
    <span
      className="hint"
      data-hidden={hidden || undefined}
      onPointerEnter={() => setHidden(false)}
      onBlur={() => setHidden(false)}
    >
      {children({
        id,
        onKeyDown: ({ key }) => {
          if (key === 'Escape') setHidden(true);
        },
      })}
      <span role="tooltip" id={id} className="hint-text">
        {text}
      </span>
    </span>
  );
}
