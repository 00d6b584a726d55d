import { observeSizes } from '@guadua/utils/internal';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { SavedKeys } from '../remote/saved-keys';
import type { SelectConfig } from '../select/select-config';
import type { SelectValue } from '../select/use-select-value';
import type { SelectedItem } from '../selection/selection.types';

export interface ShownItem<Option> extends SelectedItem<Option> {
  /** Its option is no longer in the source. */
  readonly gone: boolean;
}

export interface ShownItems<Option> {
  readonly items: readonly ShownItem<Option>[];
  /** How many are chosen beyond these. */
  readonly more: number;
  readonly fits: boolean;
  /** Of one of these the option could not be loaded. */
  readonly failed: boolean;
  readonly pending: boolean;
}

const NOTHING = { signature: '', count: 0, width: 0 };

const MOST = 50;

/** What is shown of the value. Tokens that have to fit are measured all at once before the browser paints. */
export function useShownItems<Option>(
  { multiple, props }: SelectConfig<Option>,
  { selection: { values }, itemOf }: SelectValue<Option>,
  saved: SavedKeys | undefined,
  control: RefObject<HTMLElement | null>,
): ShownItems<Option> {
  const { badgeLimit = 20 } = props;
  const limit = multiple ? badgeLimit : 1;
  const fits = limit === 'fit';
  const itemsOf = (count: number) => values.slice(0, count).flatMap((value) => itemOf(value) ?? []);
  const signature = fits ? signatureOf(itemsOf(MOST)) : '';
  const [measured, setMeasured] = useState(NOTHING);
  const isMeasured = measured.signature === signature;

  useLayoutEffect(() => {
    const root = fits ? control.current : null;
    if (!root) return undefined;
    const isOther = () => root.clientWidth !== measured.width;
    const line = root.querySelector<HTMLElement>('.gd-select__tokens');
    // Where there is no layout, nothing can be said about it.
    const room = line?.clientWidth ?? 0;
    if (line && room > 0 && !isMeasured) {
      const tokens = [...line.querySelectorAll('.gd-select__token')];
      const gap = Number.parseFloat(getComputedStyle(line).columnGap) || 0;
      const widths = tokens.map((token) => token.getBoundingClientRect().width);
      setMeasured({ signature, width: root.clientWidth, count: fitCount(widths, room, gap) });
    } else if (line && room > 0) {
      // What sums up the rest needs room too, and may be wider than was thought.
      const tooMany = measured.count > 1 && line.scrollWidth > room;
      if (isOther()) setMeasured(NOTHING);
      else if (tooMany) setMeasured({ ...measured, count: measured.count - 1 });
    }
    return observeSizes([root], () => isOther() && setMeasured(NOTHING));
  });

  const count = !fits ? limit : isMeasured ? measured.count : MOST;
  const items = itemsOf(count).map((item) => ({
    ...item,
    gone: saved?.gone.has(item.key) === true,
  }));
  return {
    items,
    more: values.length - items.length,
    fits,
    failed: items.some(({ key, option }) => option === undefined && saved?.failed.has(key)),
    pending: saved?.pending === true,
  };
}

/** Never empty, so that it differs from what was not measured yet. */
function signatureOf(items: readonly SelectedItem<unknown>[]): string {
  return `${items.length} ${items.map(({ key, label }) => `${key} ${label}`).join('\n')}`;
}

/** How many tokens fit one line, beginning with the first; at least one, which is then cut. */
export function fitCount(widths: readonly number[], room: number, gap: number): number {
  let used = -gap;
  let count = 0;
  for (const width of widths) {
    used += gap + width;
    // Half a pixel is how far browsers round.
    if (used > room + 0.5) break;
    count++;
  }
  return Math.max(count, Math.min(1, widths.length));
}
