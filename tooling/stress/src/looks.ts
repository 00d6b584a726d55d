/*
 * What forced colours leave of an element's look. Grounds and texts become alike in them, so that a state
 * counts as seen by its lines, or by a colour of the system that differs from the page's.
 */

/** What a specimen consists of: itself, and what it opened. */
const PLACES = ':is(#specimen, .gd-popup-frame, .gd-snackbars, dialog[open])';
const SIDES = ['top', 'right', 'bottom', 'left'] as const;
/** How far a focus ring may be from what has the focus, in pixels. */
const REACH = 8;

let remembered = new Map<Element, string>();

/** Keeps how everything looks, for `isFocusSeen`. */
export function rememberLooks(): void {
  remembered = new Map(elements().map((element) => [element, linesOf(element)]));
}

/** Whether the focus has changed a line of what has it, or of what lies there. */
export function isFocusSeen(): boolean {
  const focused = document.activeElement;
  if (!focused) return false;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  return elements().some((element) => {
    const before = remembered.get(element);
    if (before === undefined || before === linesOf(element)) return false;
    const box = element.getBoundingClientRect();
    const isBeside = box.right > left - REACH && box.left < right + REACH;
    return isBeside && box.bottom > top - REACH && box.top < bottom + REACH;
  });
}

/** Takes a state away from everything that has it, for a moment. */
export function statesWithoutMark(selector: string): string[] | null {
  const outermost = [...document.querySelectorAll(`${PLACES} ${selector}`)].filter(
    (element) => !element.parentElement?.closest(selector) && isShown(element),
  );
  if (outermost.length === 0) return null;
  return outermost.filter((element) => !isMarked(element, selector)).map(describe);
}

function isMarked(outermost: Element, selector: string): boolean {
  const parts = [outermost, ...outermost.querySelectorAll('*')];
  // The browser paints these itself.
  if (parts.some(isNativeToggle)) return true;
  const before = parts.map(lookOf);
  const undo = parts
    .filter((part) => part.matches(selector))
    .map((part) => without(part, selector));
  const isChanged = parts.some((part, index) => lookOf(part) !== before[index]);
  for (const restore of undo) restore();
  return isChanged;
}

/** Takes an attribute away, and `disabled` with it; returns what brings them back. */
function without(element: Element, selector: string): () => void {
  const attribute = /\[([\w-]+)/.exec(selector)?.[1] ?? '';
  const names = attribute === 'data-disabled' ? [attribute, 'disabled'] : [attribute];
  const values = names.map((name) => [name, element.getAttribute(name)] as const);
  for (const name of names) element.removeAttribute(name);
  return () => {
    for (const [name, value] of values) if (value !== null) element.setAttribute(name, value);
  };
}

function elements(): Element[] {
  return [...document.querySelectorAll(`${PLACES} *`)];
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && !element.closest('.gd-visually-hidden, .gd-form-value');
}

function isNativeToggle(element: Element): boolean {
  return (
    element.matches('[type="checkbox"], [type="radio"]') &&
    getComputedStyle(element).appearance !== 'none'
  );
}

function lookOf(element: Element): string {
  const { color, opacity, textDecorationLine, backgroundColor } = getComputedStyle(element);
  return [linesOf(element), color, opacity, textDecorationLine, seen(backgroundColor)].join();
}

/** Outline and borders of an element and of what its style draws before and after it. */
function linesOf(element: Element): string {
  return ['', '::before', '::after'].map((pseudo) => pseudoLines(element, pseudo)).join(' | ');
}

function pseudoLines(element: Element, pseudo: string): string {
  const style = getComputedStyle(element, pseudo || null);
  if (style.display === 'none' || (pseudo && style.content === 'none')) return '';
  const lines = ['outline', ...SIDES.map((side) => `border-${side}`)].map((line) => {
    const kind = style.getPropertyValue(`${line}-style`);
    const width = style.getPropertyValue(`${line}-width`);
    const color = seen(style.getPropertyValue(`${line}-color`));
    return kind === 'none' || width === '0px' || !color ? '' : `${kind} ${width} ${color}`;
  });
  // A shape that the style draws, if it can be told from the page.
  const shape = pseudo && seen(style.backgroundColor);
  return [...lines, shape, shape && style.clipPath].join(';');
}

/** A colour that can be told from the page's ground. */
function seen(color: string): string {
  const isClear = color === 'transparent' || /^rgba\(.*, 0\)$/.test(color);
  return isClear || color === getComputedStyle(document.body).backgroundColor ? '' : color;
}

function describe(element: Element): string {
  const text = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 20) ?? '';
  return `${element.localName}.${element.getAttribute('class') ?? ''} ${text}`.trim();
}
