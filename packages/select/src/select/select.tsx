'use client';

import {
  ChevronDownIcon,
  CloseIcon,
  FormValue,
  LiveRegion,
  useFormReset,
} from '@guadua/utils/internal';
import type { RefObject } from 'react';
import { SavedOptions } from '../remote/saved-options';
import type { SelectKeyOf, SelectPrimaryKey, SelectProps } from './select.types';
import { type LooseSelectProps, type SelectModel, slotClass } from './select-model';
import { SelectPopup } from './select-popup';
import { SelectTokens } from './select-tokens';
import { SelectTrigger } from './select-trigger';
import { useSelect } from './use-select';

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
  const select = useSelect<Option>(loose);
  const { model, field, isOpen } = select;
  const { classNames, remote, style } = loose;
  const editable = !field.disabled && !field.readOnly;
  const hasValue = model.selection.values.length > 0;
  return (
    // The root only hears the focus come and go; what is operated is the combobox inside.
    <div
      ref={model.controlRef}
      className={rootClass(loose)}
      style={style}
      {...dataProps(loose)}
      {...select.rootData}
      {...select.focusHandlers}
    >
      {model.multiple && hasValue && (
        <SelectTokens
          model={model}
          shown={select.shown}
          more={select.more}
          removable={editable}
          disabled={!editable}
          onRemove={select.remove}
          onLeave={() => focusHome(model)}
          onType={(text) => select.openList('selectedOrFirst', text)}
        />
      )}
      <SelectTrigger
        model={model}
        field={field}
        open={isOpen}
        shown={select.shown}
        more={select.more}
        onClick={select.onTriggerClick}
        onKeyDown={select.onTriggerKeyDown}
      />
      {model.clearable && hasValue && editable && (
        <button
          type="button"
          className={slotClass(classNames, 'clear', 'gd-icon-button gd-select__clear')}
          // The keyboard clears with Delete on the trigger: no second stop for every select.
          tabIndex={-1}
          aria-label={model.labels.clear}
          onClick={select.clear}
        >
          <CloseIcon />
        </button>
      )}
      <ChevronDownIcon />
      {loose.name === undefined && !field.required ? (
        <FormReset trigger={model.triggerRef} onReset={select.onReset} />
      ) : (
        <FormValue
          name={loose.name}
          form={loose.form}
          value={hasValue ? model.selection.keys.map(String) : null}
          required={field.required && !field.readOnly}
          disabled={field.disabled}
          onReset={select.onReset}
          onFocusRequest={() => model.triggerRef.current?.focus()}
        />
      )}
      {remote && model.remote && select.missing.length > 0 && (
        <SavedOptions
          remote={remote}
          list={model.remote}
          keyOf={model.reader.key}
          missing={select.missing}
          onFound={select.learn}
        />
      )}
      {isOpen ? (
        <SelectPopup model={model} />
      ) : (
        model.message !== '' && <LiveRegion message={model.message} />
      )}
    </div>
  );
}

/** Without a name nothing is submitted, but a reset is still heard (CMP-3). */
function FormReset({ trigger, onReset }: FormResetProps) {
  useFormReset(trigger, onReset);
  return null;
}

interface FormResetProps {
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly onReset: () => void;
}

/** The focus goes where the list is operated from. */
function focusHome({
  popupRef,
  triggerRef,
  searchable,
}: Pick<SelectModel<unknown>, 'popupRef' | 'triggerRef' | 'searchable'>): void {
  const search = searchable
    ? popupRef.current?.querySelector<HTMLElement>('.gd-select__search-input')
    : null;
  (search ?? triggerRef.current)?.focus({ preventScroll: true });
}

function rootClass<Option>({ className, classNames }: LooseSelectProps<Option>): string {
  const base = slotClass(classNames, 'root', 'gd-control gd-select');
  return className ? `${base} ${className}` : base;
}

/** The caller's data attributes; everything else in the props has its own place. */
function dataProps<Option>(props: LooseSelectProps<Option>): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const name in props) {
    if (name.startsWith('data-')) data[name] = Reflect.get(props, name);
  }
  return data;
}
