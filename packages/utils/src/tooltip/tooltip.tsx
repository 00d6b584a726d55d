'use client';

import { Arrow, Content, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { clsx } from 'clsx/lite';
import { isValidElement, useEffect, useRef, useState } from 'react';
import { isElement, listen, together } from '../internal/popup/dom';
import { zoomOf } from '../internal/popup/popup-container';
import { TopLayer } from '../internal/popup/top-layer';
import type { PopupReason } from '../internal/popup/use-popup';
import { useLatestCallback } from '../internal/use-latest-callback';
import type { TooltipProps } from './tooltip.types';

interface Last {
  wasPress: boolean;
  pointer?: readonly [x: number, y: number];
}

/**
 * A short hint about the element it wraps, on hover and on focus. It describes the element and is
 * no substitute for its name. Inside a modal `<dialog>` it shows above it (CMP-11).
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
  const empty = content === undefined || content === null || content === false || content === '';
  const shown = (open ?? own) && !empty;
  const [bubble, setBubble] = useState<HTMLElement | null>(null);
  const { current: last } = useRef<Last>({ wasPress: false });
  // WebKit calls an element hovered for a while that was scrolled away from the pointer.
  const isPointed = () =>
    last.pointer && trigger?.contains(rootOf(trigger).elementFromPoint(...last.pointer));
  const change = useLatestCallback((next: boolean) => {
    const cause = window.event?.type ?? '';
    if (next) {
      setOpen(true, cause.startsWith('focus') ? 'focus' : 'trigger');
      return;
    }
    // Radix closes at every scroll round the trigger, and when the pointer leaves it, whatever else keeps it open.
    const isKept =
      cause === 'scroll'
        ? trigger?.matches(':focus-within') || isPointed() || bubble?.matches(':hover')
        : /^pointer(?:move|out)$/.test(cause) &&
          trigger?.matches(':focus-visible, :has(:focus-visible)');
    if (!isKept) setOpen(false, cause === 'click' ? 'trigger' : 'outside');
  });
  useEffect(() => {
    const page = trigger?.ownerDocument;
    return together([
      // Not `:focus-visible`: in WebKit a focus that a press moved is so too, in Firefox none that a dialog gives back.
      listen(
        page,
        'keydown pointerdown',
        ({ type }) => {
          last.wasPress = type === 'pointerdown';
        },
        { capture: true },
      ),
      // Radix waits for a move in the page, of which a frame takes them all.
      listen<PointerEvent>(bubble && page, 'pointerout', ({ relatedTarget: into }) => {
        if (!isElement(into) || into.matches('iframe, object, embed')) change(false);
      }),
    ]);
  }, [trigger, bubble, change, last]);
  return (
    <Provider delayDuration={delay}>
      <Root open={shown} onOpenChange={change}>
        <Trigger
          asChild
          ref={setTrigger}
          onPointerMove={(event) => {
            last.pointer = [event.clientX, event.clientY];
            // Radix would wait, and no timer waits without end.
            if (delay === Number.POSITIVE_INFINITY) event.preventDefault();
          }}
          onFocus={(event) => {
            // Radix opens for every focus that does not come with a press on the trigger itself.
            if (last.wasPress) event.preventDefault();
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

function rootOf(element: Element): DocumentOrShadowRoot {
  const root = element.getRootNode();
  return 'elementFromPoint' in root ? (root as Document) : element.ownerDocument;
}
