'use client';

import { Arrow, Content, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { clsx } from 'clsx/lite';
import { isValidElement, useEffect, useRef, useState } from 'react';
import { listen } from '../internal/dom';
import { isEmpty } from '../internal/is-empty';
import { zoomOf } from '../internal/popup/popup-container';
import { TopLayer } from '../internal/popup/top-layer';
import type { PopupReason } from '../internal/popup/use-popup';
import { useLatestCallback } from '../internal/use-latest-callback';
import type { TooltipProps } from './tooltip.types';

const FOCUS_RING = ':focus-visible, :has(:focus-visible)';
/** Milliseconds between two looks at where the pointer is. */
const LOOK = 250;

/**
 * Un globo que describe un elemento mientras lo señalan o tiene el foco. No le da un nombre: ese lo pone el elemento.
 * @example <Tooltip content="Activar tema oscuro"><Button icon={<MoonIcon />} aria-label="Tema" /></Tooltip>
 */
export function Tooltip({
  align = 'center',
  children,
  className,
  classNames,
  container,
  content,
  defaultOpen = false,
  delay = 400,
  onOpenChange,
  open,
  side = 'top',
}: TooltipProps) {
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  const [own, setOwn] = useState(defaultOpen);
  const setOpen = (next: boolean, reason: PopupReason) => {
    setOwn(next);
    onOpenChange?.(next, { reason });
  };
  // Without content the tree stays the same, so that the element keeps its state and its focus.
  const shown = (open ?? own) && !isEmpty(content);
  const [bubble, setBubble] = useState<HTMLElement | null>(null);
  const wasPress = useRef(false);
  const change = useLatestCallback((next: boolean) => {
    const cause = window.event?.type ?? '';
    if (next) {
      setOpen(true, cause.startsWith('focus') ? 'focus' : 'trigger');
      return;
    }
    // Radix closes at every scroll round the trigger, and when the pointer leaves it, whatever else keeps it open.
    const isKept = cause === 'scroll' || (cause === 'pointermove' && trigger?.matches(FOCUS_RING));
    if (!isKept) setOpen(false, cause === 'click' ? 'trigger' : 'outside');
  });
  // Not `:focus-visible`: in WebKit a focus that a press moved is so too, in Firefox none that a dialog gives back.
  useEffect(() => {
    const note = ({ type }: Event) => {
      wasPress.current = type === 'pointerdown';
    };
    return listen(trigger?.ownerDocument, 'keydown pointerdown', note, { capture: true });
  }, [trigger]);
  // Radix waits for a move in the page: a scroll makes none, and a frame takes them all. What the focus shows needs
  // no look, as it goes with the focus.
  useEffect(() => {
    if (!bubble || !trigger?.matches(':hover')) return undefined;
    let looksAway = 0;
    const timer = setInterval(() => {
      const isHeld = trigger.matches(`:hover, ${FOCUS_RING}`) || bubble.matches(':hover');
      looksAway = isHeld ? 0 : looksAway + 1;
      // At the first look the pointer may be on its way from one to the other.
      if (looksAway === 2) change(false);
    }, LOOK);
    return () => clearInterval(timer);
  }, [trigger, bubble, change]);
  return (
    <Provider delayDuration={delay}>
      <Root open={shown} onOpenChange={change}>
        <Trigger
          asChild
          ref={setTrigger}
          onPointerMove={(event) => {
            // Radix would wait, and no timer waits without end.
            if (delay === Number.POSITIVE_INFINITY) event.preventDefault();
          }}
          onFocus={(event) => {
            // Radix opens for every focus that does not come with a press on the trigger itself.
            if (wasPress.current) event.preventDefault();
          }}
          onBlur={({ target }) => {
            // The window has lost the focus. When the focus comes back, a tooltip shows only if it showed before.
            wasPress.current ||= !shown && target.matches(':focus');
          }}
        >
          {isValidElement(children) ? children : <span>{children}</span>}
        </Trigger>
        {shown && trigger && (
          <TopLayer
            anchor={trigger}
            container={container}
            className="gd-top-layer-host"
            place={zoomOf}
            // Its Escape works wherever the focus is, as it may show by the pointer alone.
            isOwn={() => true}
            // Radix has a listener for Escape that cancels the event: a hidden tooltip closes before that one runs.
            isHint
            onEscape={() => setOpen(false, 'escape')}
            onOutside={() => setOpen(false, 'outside')}
          >
            <Content
              ref={setBubble}
              className={clsx('gd-tooltip', className, classNames?.root)}
              side={side}
              align={align}
              sideOffset={6}
              collisionPadding={8}
              hideWhenDetached
            >
              <span>{content}</span>
              <Arrow
                className={clsx('gd-tooltip__arrow', classNames?.arrow)}
                width={10}
                height={5}
              />
            </Content>
          </TopLayer>
        )}
      </Root>
    </Provider>
  );
}
