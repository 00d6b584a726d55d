/** What draws or takes something and has no text of its own. */
const PIECES = 'svg, img, input, select, textarea';
/** What its content stays in. */
const FRAMES = 'button, [role="option"], [role="spinbutton"], .gd-control, .gd-popup';

/**
 * Texts and pieces that don't fit: beyond the window, beyond an ancestor that clips, or beyond the button or
 * frame that they stand in.
 */
export function cutOff(): string[] {
  const complaints = new Set<string>();
  const look = (box: DOMRect, element: Element | null, what: string) => {
    if (!element || !isSeen(element) || box.width <= 1 || box.height <= 1) return;
    const reason = whyCut(box, element);
    if (reason) complaints.add(`${what} ${reason}`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (text === '') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    look(range.getBoundingClientRect(), node.parentElement, `"${text}"`);
  }
  for (const piece of document.querySelectorAll(PIECES)) {
    // What sticks out of its own clip is not seen: the room for a badge beside the last box of a code.
    const isClipped = getComputedStyle(piece).clipPath !== 'none';
    if (isSeen(piece) && !isClipped)
      look(piece.getBoundingClientRect(), piece.parentElement, nameOf(piece));
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1) {
    complaints.add(`the page is ${scrollWidth - clientWidth}px wider than the window`);
  }
  for (const field of document.querySelectorAll('input')) {
    const complaint = placeholderCut(field);
    if (complaint) complaints.add(complaint);
  }
  return [...complaints];
}

function whyCut(box: DOMRect, element: Element): string | null {
  for (let place: Element | null = element; place; place = place.parentElement) {
    const style = getComputedStyle(place);
    const frame = place.getBoundingClientRect();
    const name = nameOf(place);
    const clips = style.overflowX === 'hidden' || style.overflowX === 'clip';
    if (clips && beyond(box, frame, 'x')) return `is cut off by ${name}`;
    const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
    const isBeyond = beyond(box, frame, 'x') || (!scrolls && beyond(box, frame, 'y'));
    if (place.matches(FRAMES) && isBeyond) {
      return `leaves ${name} (text ${size(box)}, box ${size(frame)})`;
    }
    // What scrolls shows the rest on demand; from here on its own box counts.
    if (scrolls) return null;
  }
  return box.right > document.documentElement.clientWidth + 1 || box.left < -1
    ? 'leaves the window'
    : null;
}

function beyond(box: DOMRect, frame: DOMRect, axis: 'x' | 'y'): boolean {
  return axis === 'x'
    ? box.right > frame.right + 1 || box.left < frame.left - 1
    : box.bottom > frame.bottom + 2 || box.top < frame.top - 2;
}

/** Neither hidden from sight, nor for screen readers alone, nor a slide or a collapsed text, which come and go, nor an arrow, which sticks out. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  return (
    element.closest(
      '.gd-visually-hidden, .splide__sr, .splide__list, .gd-popover__arrow, [data-collapsed], [inert]',
    ) === null
  );
}

function placeholderCut(field: HTMLInputElement): string | null {
  if (field.value !== '' || field.placeholder === '' || !isSeen(field)) return null;
  const style = getComputedStyle(field);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return null;
  context.font = style.font;
  const available =
    field.clientWidth -
    Number.parseFloat(style.paddingLeft) -
    Number.parseFloat(style.paddingRight);
  const needed = context.measureText(field.placeholder).width;
  return needed > available + 1
    ? `the placeholder "${field.placeholder}" needs ${Math.ceil(needed)}px of ${Math.floor(available)}px`
    : null;
}

function size({ width, height }: DOMRect): string {
  return `${Math.round(width)}×${Math.round(height)}`;
}

function nameOf(element: Element): string {
  return `${element.localName}.${element.getAttribute('class')?.split(' ')[0]}`;
}
