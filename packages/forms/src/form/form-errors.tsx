'use client';

import { LiveRegion, useLabels } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import {
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { useErrorWords } from '../field/error-words';
import { errorMessages } from '../field/field-state';
import { formLabelsEsCO } from '../labels/es-co';
import { focusField } from './focus-first-error';
import type { FormErrorsProps } from './form.types';
import { FormContext } from './form-context';
import type { FormField } from './form-field.types';
import type { FormStore } from './form-store';
import { inOrder } from './groups';
import { useFormState } from './use-form-state';

/**
 * El resumen: qué falta por corregir, con un enlace a cada campo. Muestra también los errores que no tienen campo;
 * sin él, un `Form` muestra solo esos, al comienzo.
 * @example <Form onSubmit={save}><FormErrors />…</Form>
 */
export function FormErrors(props: FormErrorsProps) {
  const form = useContext(FormContext);
  useLayoutEffect(() => form?.adopt(), [form]);
  return <Summary {...props} />;
}

export function UnplacedErrors() {
  const form = useContext(FormContext);
  useFormState();
  const [mounted, setMounted] = useState(false);
  // In the markup of a server no field is known yet: each error would seem to belong to none.
  useEffect(() => setMounted(true), []);
  return mounted && form?.adopted() === false ? <Summary onlyUnplaced /> : null;
}

interface SummaryProps extends FormErrorsProps {
  onlyUnplaced?: boolean;
}

interface Entry {
  readonly key: string;
  readonly field: FormField | null;
  readonly text: ReactNode;
}

function Summary({ title, headingLevel = 2, className, onlyUnplaced = false }: SummaryProps) {
  const form = useContext(FormContext);
  const { failed } = useFormState();
  const labels = useLabels('forms', formLabelsEsCO, undefined, 'form');
  const words = useErrorWords();
  const headingId = useId();
  if (!form) return null;
  const entries = [
    ...(onlyUnplaced ? [] : fieldEntries(form)),
    ...Array.from(form.unplaced()).flatMap(([name, errors]) =>
      errorMessages(errors, {}, words).map(
        ({ key, message }): Entry => ({
          key: `${name} ${key}`,
          field: null,
          // Our own words, such as "Requerido", don't say what is required, so the name stands before them.
          text: name === '' || isOwnText(errors[key], message) ? message : `${name}: ${message}`,
        }),
      ),
    ),
  ];
  if (failed) entries.push({ key: '', field: null, text: labels.failed });
  const count = entries.length;
  const heading = title ?? labels.summary(count);
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <LiveRegion message={count === 0 ? '' : labels.summary(count)} />
      {count > 0 && (
        <section
          className={clsx('gd-form-errors', className)}
          aria-labelledby={headingId}
          tabIndex={-1}
        >
          <Heading id={headingId} className="gd-form-errors__title">
            {heading}
          </Heading>
          <ul className="gd-form-errors__list">
            {entries.map(({ key, field, text }) => (
              <li key={key}>{field ? <FieldLink field={field}>{text}</FieldLink> : text}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function isOwnText(error: unknown, message: ReactNode): boolean {
  return error === message || (Object(error) as { message?: unknown }).message === message;
}

function FieldLink({ field, children }: { field: FormField; children: ReactNode }) {
  const label = labelOf(field.root(), field.facts().id);
  const before = label && `${label}: `;
  const focus = (event: MouseEvent) => {
    event.preventDefault();
    focusField(field);
  };
  return (
    <a href={`#${field.facts().id}`} onClick={focus}>
      {/* React can still change a text that stands alone when a browser has translated the page. */}
      {typeof children === 'string' ? (
        before + children
      ) : (
        <>
          {before}
          {children}
        </>
      )}
    </a>
  );
}

function fieldEntries(form: FormStore): Entry[] {
  const { submitted, errors } = form.state();
  if (!submitted && errors.size === 0) return [];
  const wrong = Array.from(form.fields).filter((field) => field.shown.size > 0);
  const scope = wrong[0]?.root()?.getRootNode() as Document | ShadowRoot | undefined;
  const fields = inOrder(
    wrong.map((field) => [field.root(), field] as const),
    scope,
  );
  return fields.flatMap((field) =>
    Array.from(field.shown.values())
      .flat()
      .map((text, index) => ({ key: `${field.facts().id} ${index}`, field, text })),
  );
}

/** What a person knows a field by, behind the legends of its groups: its label, or what its control is called. */
function labelOf(root: Element | null, controlId = ''): string {
  const own =
    root?.querySelector(':scope > :is(.gd-field__label, .gd-fieldset__legend)')?.textContent ??
    root?.querySelector(`[id="${controlId}"]`)?.getAttribute('aria-label') ??
    root?.querySelector('.gd-toggle')?.textContent;
  const parent = root?.parentElement;
  // The parent may be the form, whose own `closest` costs a look at all that stands in it, and may be a control.
  const group = parent && Element.prototype.closest.call(parent, '.gd-fieldset');
  return [group && labelOf(group), own].filter(Boolean).join(': ');
}
