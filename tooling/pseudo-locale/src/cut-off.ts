/**
 * Texts that don't fit: beyond the window, beyond an ancestor that clips, or beyond the button or
 * frame that they stand in.
 */
export function cutOffTexts(): string[] {
  const complaints = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    const reason = whyCut(box, element);
    if (reason) complaints.add(`"${text}" ${reason}`);
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
    const name = `${place.localName}.${String(place.className).split(' ')[0]}`;
    const clips = style.overflowX === 'hidden' || style.overflowX === 'clip';
    if (clips && beyond(box, frame, 'x')) return `is cut off by ${name}`;
    const frames = place.matches('button, [role="option"], [role="spinbutton"], .gd-control');
    if (frames && (beyond(box, frame, 'x') || beyond(box, frame, 'y'))) {
      return `leaves ${name} (text ${size(box)}, box ${size(frame)})`;
    }
    // What scrolls shows the rest on demand; from here on its own box counts.
    if (/auto|scroll/.test(style.overflowX) || /auto|scroll/.test(style.overflowY)) return null;
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

/** Neither hidden from sight, nor for screen readers alone, nor a slide or a collapsed text, which come and go. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  return (
    element.closest(
      '.gd-visually-hidden, .splide__sr, .splide__list, [data-collapsed], [inert]',
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
