import { cutText, dataAttributes } from '@guadua/utils/internal';
import { Highlight } from '@guadua/utils/ui';
import { type CSSProperties, memo, type ReactNode } from 'react';
import type { SelectItemState } from '../../select/select-option.types';

export interface SelectOptionProps<Option> extends SelectItemState<Option> {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  readonly position: number;
  readonly setSize: number;
  readonly template: ((state: SelectItemState<Option>) => ReactNode) | undefined;
  readonly className: string;
  readonly far?: number | undefined;
  readonly measure?: ((element: HTMLElement | null) => void) | undefined;
}

/** A label longer than this is cut: it is never read in a list, and laying it out is slow. */
const LONGEST_LABEL = 500;

function PlainOption<Option>(props: SelectOptionProps<Option>) {
  const {
    option,
    selected,
    highlighted,
    disabled,
    searchTerm,
    template,
    label,
    description = '',
  } = props;
  const cut = cutText(label, LONGEST_LABEL);
  const text = (
    <span className="gd-select__label">
      {searchTerm.length > 1 ? <Highlight text={cut} query={searchTerm} /> : cut}
    </span>
  );
  const plain =
    description === '' ? (
      text
    ) : (
      <span className="gd-select__described">
        {text}
        <span className="gd-select__description">{description}</span>
      </span>
    );
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the active descendant of the search box
    <div
      ref={props.measure}
      id={props.id}
      className={props.className}
      role="option"
      aria-selected={selected}
      aria-disabled={disabled || undefined}
      {...(description !== '' &&
        !template && { 'aria-label': label, 'aria-description': description })}
      aria-setsize={props.setSize}
      aria-posinset={props.position + 1}
      data-option={props.position}
      {...farAway(props.far)}
      {...dataAttributes({ selected, highlighted, disabled })}
    >
      {template ? template({ option, selected, highlighted, disabled, searchTerm }) : plain}
    </div>
  );
}

// Moving the active option draws two rows again, not all of them.
export const SelectOption = memo(PlainOption) as typeof PlainOption;

/** What places the active row where it is out of sight. */
export function farAway(top: number | undefined) {
  return top === undefined ? undefined : { 'data-far': '', style: moved(top) };
}

export function moved(pixels: number): CSSProperties {
  return { transform: `translateY(${pixels}px)` };
}
