'use client';

import { FieldContext, plainText, useLabels, warnOnce } from '@guadua/utils/internal';
import { useRef, useState } from 'react';
import { NativeSelect } from '../../choice/native-select';
import { useErrorLabels } from '../../field/error-words';
import { nativeMessage } from '../../field/field-state';
import { asText } from '../../shared/as-text';
import type { TextChangeReason } from '../../shared/control.types';
import { TextField } from '../../shared/text-field';
import { useRuledField } from '../../shared/use-ruled-field';
import {
  DOCUMENT_TYPES,
  documentRuleOf,
  groupDocument,
  plainDocument,
  verifyDocument,
} from '../document/document';
import type { DocumentType, IdentityDocument } from '../document/document.types';
import { documentLabelsEsCO } from '../labels/es-co';
import { NIT_ERRORS } from '../nit-input/nit-rules';
import { plainTextRules } from '../plain-field/plain-text-rules';
import type { DocumentInputProps } from './document-input.types';
import { documentShape } from './document-rules';

/**
 * Un documento de identidad: su tipo, y un número del largo y con los caracteres que ese tipo lleva. Lo escrito queda
 * al cambiar de tipo; lo que no es de ese tipo no se envía.
 * @example <DocumentInput name="documento" value={document} onChange={setDocument} />
 */
export function DocumentInput({
  value,
  defaultValue,
  onChange,
  onTypeChange,
  types = DOCUMENT_TYPES,
  typeName,
  ...props
}: DocumentInputProps) {
  const labels = useLabels('forms', documentLabelsEsCO, props.labels, 'document');
  const errors = useErrorLabels(props.labels);
  const firstType = types[0] ?? 'CC';
  /** The type while there is no number, and so no value. */
  const [chosen, setChosen] = useState<DocumentType>(
    asDocument(value ?? defaultValue, firstType)?.type ?? firstType,
  );
  const list = useRef<HTMLSelectElement>(null);
  // Before hydration a person may have chosen a type and written a number: the second must know the first.
  const typeNow = () => DOCUMENT_TYPES.find((each) => each === list.current?.value) ?? chosen;
  const report = (next: IdentityDocument | null, reason: TextChangeReason) => {
    const complete = next !== null && verifyDocument(next) === null;
    onChange?.(next, { reason, type: next?.type ?? typeNow(), complete });
  };
  const field = useRuledField<IdentityDocument | null, IdentityDocument | null>(props, {
    className: 'gd-document-input',
    value,
    defaultValue,
    read: (given) => asDocument(given, firstType),
    isSame: isSameDocument,
    onChange: onChange && report,
    show: (document) => (document ? groupDocument(document.type, document.number) : ''),
    toValue(text) {
      const now = typeNow();
      const number = plainDocument(now, text);
      return number === '' ? null : { type: now, number };
    },
    rules: {
      insert: (state, data) => plainTextRules(documentShape(typeNow())).insert(state, data),
      remove: (state, back) => plainTextRules(documentShape(typeNow())).remove(state, back),
    },
    submits: (document) => document?.number ?? '',
    problemOf: (document) => nativeMessage(verifyDocument(document), { ...NIT_ERRORS, ...errors }),
    onReset: () => setChosen(field.now()?.type ?? firstType),
  });
  const type = field.value?.type ?? chosen;
  const choose = (key: string | null) => {
    const next = types.find((each) => each === key);
    if (!next) return;
    field.control.report({ dirty: true });
    setChosen(next);
    onTypeChange?.(next);
    const now = field.now();
    if (!now || now.type === next) return;
    field.set({ type: next, number: plainDocument(next, now.number) }, 'select');
  };
  const { disabled, readOnly } = field.control;
  const options = types.includes(type) ? types : [type, ...types];
  return (
    <TextField
      field={{
        ...field,
        props: {
          ...props,
          prefix: (
            <span className="gd-document-input__type" data-text={type}>
              {/* The Field is the number's: the list has a name of its own. */}
              <FieldContext value={null}>
                <NativeSelect
                  ref={list}
                  aria-label={labels.type}
                  name={typeName ?? (field.name === undefined ? undefined : `${field.name}Type`)}
                  form={props.form}
                  disabled={disabled}
                  readOnly={readOnly}
                  value={type}
                  options={options.map((each) => ({
                    value: each,
                    label: labels.types[each] ?? each,
                  }))}
                  onChange={(key, { reason }) => {
                    // The reset of the number brings back both the type and the number.
                    if (reason !== 'reset') choose(key);
                  }}
                />
              </FieldContext>
            </span>
          ),
        },
      }}
      inputProps={{
        type: 'text',
        inputMode: props.inputMode ?? inputModeOf(type),
        autoComplete: props.autoComplete ?? 'off',
        spellCheck: false,
      }}
    />
  );
}

function isSameDocument(one: IdentityDocument | null, other: IdentityDocument | null): boolean {
  return one?.type === other?.type && one?.number === other?.number;
}

/** What callers without types give: a number alone is one of the first type (CMP-9). */
function asDocument(
  value: IdentityDocument | null | undefined,
  type: DocumentType,
): IdentityDocument | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'object') {
    const { number } = value;
    return typeof number === 'string' ? value : { ...value, number: asText(number) };
  }
  warnOnce(
    '<DocumentInput>',
    () => `value is a ${typeof value}. Give {type, number}, or null for empty.`,
    'document-value',
  );
  return { type, number: plainText(value) };
}

/** The hyphen of a NIT is on the keypad for telephones, not on the one for digits. */
function inputModeOf(type: DocumentType): 'tel' | 'text' | 'numeric' {
  if (type === 'NIT') return 'tel';
  return documentRuleOf(type)?.letters ? 'text' : 'numeric';
}
