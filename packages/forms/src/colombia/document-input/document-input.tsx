'use client';

import {
  FieldContext,
  HeldInput,
  plainText,
  useControllableValue,
  useLabels,
  useResetValue,
  warnOnce,
} from '@guadua/utils/internal';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { NativeSelect } from '../../choice/native-select';
import { errorLabelsEsCO } from '../../labels/es-co-errors';
import { asText } from '../../shared/as-text';
import { TextField, useTextField } from '../../shared/text-field';
import {
  DOCUMENT_TYPES,
  documentRuleOf,
  groupDocument,
  plainDocument,
  verifyDocument,
} from '../document/document';
import type { DocumentType, IdentityDocument } from '../document/document.types';
import { documentLabelsEsCO } from '../labels/es-co-document';
import { nativeMessage, useErrorLabels } from '../plain-field/use-plain-field';
import type { DocumentChangeDetails, DocumentInputProps } from './document-input.types';
import { documentRules } from './document-rules';

/**
 * An identity document of Colombia (COL-8): its type, and a number as long and with the characters that this
 * type has. What was written stays when the type changes; what is none of the type stops the form.
 *
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
  const labels = useLabels('forms', documentLabelsEsCO, props.labels);
  const errors = useErrorLabels(props.labels);
  const firstType = types[0] ?? 'CC';
  const resetValue = asDocument(useResetValue(value, defaultValue), firstType) ?? null;
  const [current, setCurrent] = useControllableValue<
    IdentityDocument | null,
    DocumentChangeDetails
  >({
    value: asDocument(value, firstType),
    defaultValue: asDocument(defaultValue, firstType) ?? null,
    onChange,
  });
  /** The type while there is no number, and so no value. */
  const [chosen, setChosen] = useState<DocumentType>(resetValue?.type ?? firstType);
  const type = current?.type ?? chosen;
  /** Before hydration a person may have chosen a type and written a number: the second must know the first. */
  const typeNow = useRef(type);
  const number = current?.number ?? '';
  const rules = useMemo(() => documentRules(() => typeNow.current), []);
  const problem = nativeMessage(verifyDocument(current), { ...errorLabelsEsCO, ...errors });

  const change = (next: IdentityDocument, reason: DocumentChangeDetails['reason']) => {
    setChosen(next.type);
    const complete = next.number !== '' && verifyDocument(next) === null;
    setCurrent(next.number === '' ? null : next, { reason, type: next.type, complete });
  };
  const choose = (key: string | null) => {
    const next = types.find((each) => each === key);
    if (!next) return;
    field.control.report({ dirty: true });
    field.expectChange();
    typeNow.current = next;
    setChosen(next);
    onTypeChange?.(next);
    if (number !== '') change({ type: next, number: plainDocument(next, number) }, 'select');
  };
  const field = useTextField(props, {
    className: 'gd-document-input',
    text: groupDocument(type, number),
    rules,
    onText: (text, reason) => {
      const now = typeNow.current;
      change({ type: now, number: plainDocument(now, text) }, reason);
    },
    onClear: () => change({ type, number: '' }, 'clear'),
    onReset: () => change(resetValue ?? { type: firstType, number: '' }, 'reset'),
    Input: HeldInput,
    submits: (text) => plainDocument(type, text),
    error: problem,
  });
  useLayoutEffect(() => {
    typeNow.current = type;
  });
  const { disabled, readOnly, aria } = field.control;
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
                  aria-label={labels.documentType}
                  name={typeName ?? (props.name === undefined ? undefined : `${props.name}Type`)}
                  form={props.form}
                  disabled={disabled}
                  readOnly={readOnly}
                  value={type}
                  options={options.map((each) => ({
                    value: each,
                    label: labels.documentTypes[each] ?? each,
                  }))}
                  onChange={(key, { reason }) => {
                    // The number's own reset brings back both.
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
        'aria-invalid': aria['aria-invalid'] ?? (problem ? false : undefined),
      }}
    />
  );
}

/** What callers without types give: a number alone is one of the first type (CMP-9). */
function asDocument(
  value: IdentityDocument | null | undefined,
  type: DocumentType,
): IdentityDocument | null | undefined {
  if (value === undefined || value === null) return value;
  if (typeof value === 'object') {
    const { number } = value;
    return typeof number === 'string' ? value : { ...value, number: asText(number) ?? '' };
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
