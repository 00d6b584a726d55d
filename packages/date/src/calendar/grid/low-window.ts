import { matchesMedia } from '@guadua/utils/internal';

/** Where a popup may be too low for what it holds (its style sheet asks the same); elsewhere nothing needs a layout to scroll. */
export function isLowWindow(): boolean {
  return matchesMedia('(max-height: 500px)');
}

/** Brings what a popup begins at into view, where the focus stays in the field. */
export function showInLowWindow(cell: Element | null | undefined): void {
  // Tests in jsdom may answer every question about the screen with yes, and have no such function.
  if (isLowWindow()) cell?.scrollIntoView?.({ block: 'nearest' });
}
