'use client';

import { CloseIcon, dataAttributes, FormValue, LiveRegion } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { creationText } from '../creations/creations';
import { RowsAhead, rowsDiffer } from '../list/rows/rows-kind';
import { SelectPopup } from '../list/select-popup';
import { Retry } from '../list/select-status';
import { SelectTokens } from '../tokens/select-tokens';
import { useShownItems } from '../tokens/use-shown-items';
import { SelectTrigger } from '../trigger/select-trigger';
import { useWrappingLabel } from '../trigger/use-wrapping-label';
import type { SelectProps } from './select.types';
import type { LooseSelectProps } from './select-config';
import type { SelectKeyOf, SelectPrimaryKey } from './select-option.types';
import { useSelect } from './use-select';

/**
 * Una lista de una o varias opciones, con búsqueda, grupos, datos remotos y cien mil filas si hace falta.
 * @example
 * <Select options={characters} value={id} onChange={setId} />
 * <Select multiple options={['Norte', 'Sur']} maxItems={1} />
 */
export function Select<
  Option,
  const Primary extends SelectPrimaryKey<Option> = 'id',
  Key = SelectKeyOf<Option, Primary>,
>(props: SelectProps<Option, Primary, Key>) {
  const loose: LooseSelectProps<Option> = props;
  const select = useSelect<Option>(loose);
  const { config, field, value, elements, opening, announcement, announce, saved } = select;
  const { creations, remote, groupState } = select;
  const { multiple, editable, labels } = config;
  const { classNames } = loose;
  const hasValue = value.selection.values.length > 0;
  const shown = useShownItems(config, value, saved, elements.control);
  const name = useWrappingLabel(elements.control, field);
  const { turn, message: said } = announcement;
  // What is said of a change depends on what the application has kept.
  const message = typeof said === 'function' ? said(value.selection) : said;
  const announcer = <LiveRegion message={message} turn={turn} />;
  // What is shown as on its way is not sent yet; a read-only select could not discard a failed one.
  const unsettled = creations.list.find(({ status }) => editable || status === 'pending');
  return (
    // The root only observes the focus; what is operated is the combobox inside.
    <div
      ref={elements.control}
      className={clsx('gd-control gd-select', classNames?.root, loose.className)}
      style={loose.style}
      {...dataAttributes({
        open: opening.isOpen,
        disabled: field.disabled,
        readonly: field.readOnly,
        invalid: field.invalid,
        empty: !hasValue,
        multiple,
      })}
      {...select.focusHandlers}
    >
      {/* First, so that a label round the select is this one's; the style sheet puts the tokens before it. */}
      <SelectTrigger
        config={config}
        field={field}
        elements={elements}
        opening={opening}
        creations={creations.list}
        name={name}
        shown={shown}
        onRemove={() => {
          if (multiple) value.dispatch({ type: 'item.removeLast' });
          else if (config.clearable) select.clear();
        }}
      />
      {multiple && hasValue && (
        <SelectTokens
          config={config}
          elements={elements}
          opening={opening}
          value={value}
          announce={announce}
          shown={shown}
        />
      )}
      {config.clearable && value.isRemovable && editable && (
        <button
          type="button"
          className={clsx('gd-icon-button gd-select__clear', classNames?.clear)}
          // The keyboard clears with Delete on the trigger: no second stop for every select.
          tabIndex={-1}
          aria-label={labels.clear}
          onClick={select.clear}
        >
          <CloseIcon />
        </button>
      )}
      {shown.failed && !opening.isOpen && (
        <Retry text={labels.retry} onPress={() => saved?.retry()} />
      )}
      {(value.name !== undefined || field.required) && (
        <FormValue
          name={value.name}
          form={loose.form}
          value={hasValue ? value.selection.keys.map(String) : null}
          required={field.required && !field.readOnly}
          validationMessage={unsettled && creationText(labels, unsettled)}
          disabled={field.disabled}
          onFocusRequest={() => elements.trigger.current?.focus()}
        />
      )}
      {rowsDiffer(config) && <RowsAhead />}
      {opening.isOpen ? (
        <SelectPopup
          config={config}
          value={value}
          elements={elements}
          opening={opening}
          remote={remote}
          creations={creations}
          saved={saved}
          groupState={groupState}
          announce={announce}
        >
          {announcer}
        </SelectPopup>
      ) : (
        message !== '' && announcer
      )}
    </div>
  );
}
