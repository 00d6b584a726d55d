'use client';

import { CloseIcon, dataAttributes, FormValue, LiveRegion } from '@guadua/utils/internal';
import { clsx } from 'clsx';
import { creationText } from '../creations/creation-text';
import { RowsAhead } from '../list/rows/rows-kind';
import { rowsDiffer } from '../list/select-listbox';
import { SelectPopup } from '../list/select-popup';
import type { SelectedItem } from '../selection/selection.types';
import { SelectTokens } from '../tokens/select-tokens';
import { useBadgeCount } from '../tokens/use-badge-count';
import { SelectTrigger } from '../trigger/select-trigger';
import { useWrappingLabel } from '../trigger/use-wrapping-label';
import type { SelectProps } from './select.types';
import type { SelectKeyOf, SelectPrimaryKey } from './select-option.types';
import type { LooseSelectProps } from './select-props';
import { type SelectParts, useSelect } from './use-select';
import { wordsOf } from './use-select-value';

/**
 * Chooses one or several options from a list, local or remote, of any length (SEL).
 *
 * @example
 * <Select options={characters} value={id} onChange={setId} />
 * <Select multiple options={['Norte', 'Sur']} limit={1} />
 */
export function Select<
  Option,
  const Primary extends SelectPrimaryKey<Option> = 'id',
  Key = SelectKeyOf<Option, Primary>,
>(props: SelectProps<Option, Primary, Key>) {
  const loose: LooseSelectProps<Option> = props;
  const parts = useSelect<Option>(loose);
  const { config, value, elements, opening, announcement, saved, connection } = parts;
  const message = wordsOf(announcement, value);
  const { badgeLimit = 20, classNames } = loose;
  const { values } = value.selection;
  const hasValue = values.length > 0;
  const badges = useBadgeCount(
    badgeLimit,
    values.length,
    (count) => signatureOf(shownItems(parts, count)),
    elements.control,
  );
  const shown = shownItems(parts, badges.count);
  const more = values.length - shown.length;
  const failed = shown.some(({ key, option }) => option === undefined && saved.failed.has(key));
  const name = useWrappingLabel(elements.control, parts.field);
  return (
    // The root only observes the focus; what is operated is the combobox inside.
    <div
      ref={elements.control}
      className={clsx('gd-control gd-select', classNames?.root, loose.className)}
      style={loose.style}
      {...dataAttributes({ ...parts.state })}
      {...parts.focusHandlers}
    >
      {/* First, so that a label round the select is this one's; the style sheet puts the tokens before it. */}
      <SelectTrigger parts={parts} name={name} shown={shown} more={more} failed={failed} />
      {config.multiple && hasValue && (
        <SelectTokens parts={parts} shown={shown} more={more} fit={badges.fit} />
      )}
      {config.clearable && value.isRemovable && config.editable && (
        <button
          type="button"
          className={clsx('gd-icon-button gd-select__clear', classNames?.clear)}
          // The keyboard clears with Delete on the trigger: no second stop for every select.
          tabIndex={-1}
          aria-label={config.labels.clear}
          onClick={parts.clear}
        >
          <CloseIcon />
        </button>
      )}
      {failed && !opening.isOpen && (
        <button type="button" className="gd-select__retry" onClick={saved.retry}>
          {config.labels.retry}
        </button>
      )}
      <SelectFormValue parts={parts} />
      {connection &&
        loose.remote?.renderKeeper({
          connection,
          options: loose.remote.options,
          keyOf: config.reader.key,
          selected: value.selectedOptions,
          onReload: value.outdateOptions,
          onFound: value.rememberOptions,
          isOpen: opening.isOpen,
          missing: saved.missing,
        })}
      {rowsDiffer(config) && <RowsAhead />}
      {opening.isOpen && <SelectPopup parts={parts} />}
      {!opening.isOpen && message !== '' && (
        <LiveRegion message={message} turn={announcement.turn} />
      )}
    </div>
  );
}

function shownItems<Option>(
  { config, value }: SelectParts<Option>,
  badgeLimit: number,
): SelectedItem<Option>[] {
  return value.selection.values
    .slice(0, config.multiple ? badgeLimit : 1)
    .map(value.itemOf)
    .filter((item) => item !== null);
}

/** Never empty, so that it differs from what was not measured yet. */
function signatureOf(items: readonly SelectedItem<unknown>[]): string {
  return `${items.length} ${items.map(({ key, label }) => `${key} ${label}`).join('\n')}`;
}

/** The value in its form (CMP-3). */
function SelectFormValue<Option>({ parts }: { parts: SelectParts<Option> }) {
  const { config, field, value, elements, creations } = parts;
  const { form } = config.props;
  const { keys } = value.selection;
  // What is shown as on its way is not sent yet; a read-only select could not discard a failed one.
  const unsettled = creations.list.find(({ status }) => config.editable || status === 'pending');
  if (value.name === undefined && !field.required) return null;
  return (
    <FormValue
      name={value.name}
      form={form}
      value={keys.length > 0 ? keys.map(String) : null}
      required={field.required && !field.readOnly}
      validationMessage={unsettled && creationText(config.labels, unsettled)}
      disabled={field.disabled}
      onFocusRequest={() => elements.trigger.current?.focus()}
    />
  );
}
