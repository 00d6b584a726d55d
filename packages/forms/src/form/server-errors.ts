import { warnOnce } from '@guadua/utils/internal';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { asFieldErrors } from '../field/as-field-errors';
import type { ValidationErrors } from '../field/field.types';
import { required } from '../validators/required';
import type { SubmitAnswer } from './form.types';
import { type FormValues, nameKey, valueAt } from './form-names';

export type ErrorMap = ReadonlyMap<string, NonNullable<ValidationErrors>>;

export function answeredErrors(answer: SubmitAnswer): ErrorMap {
  const found = new Map<string, NonNullable<ValidationErrors>>();
  for (const [name, value] of Object.entries(answer || {})) {
    const errors = asFieldErrors(value);
    if (errors) found.set(nameKey(name), errors);
  }
  return found;
}

/** What zod, Valibot and ArkType say by themselves, in English. */
const THEIR_WORDS =
  /^Invalid (?:input$|(?:input|option|string): |email address|[A-Z])|^Too small: expected |^Invalid [\w ]+: (?:Expected .* but r|R)eceived | must be .*\(was [^)]*\)$| must be non-empty$/;

/** A missing value is said in our words, in the language of the page, where the schema has none of its own. */
export function schemaErrors(
  issues: readonly StandardSchemaV1.Issue[],
  values: FormValues,
): ErrorMap {
  const own = new Map<string, NonNullable<ValidationErrors>>();
  const missing = new Map<string, NonNullable<ValidationErrors>>();
  for (const { message, path = [] } of issues) {
    const name = path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.');
    const value = valueAt(values, name);
    if (required(value) && THEIR_WORDS.test(message)) missing.set(name, { required: true });
    else own.set(name, { ...own.get(name), [message || 'invalid']: message || true });
    if (value === undefined && name !== '') warnOfNoField(name);
  }
  return new Map([...missing, ...own]);
}

function warnOfNoField(name: string): void {
  warnOnce(
    '<Form>',
    () =>
      `has a \`schema\` that refuses ${name}, and no field is called so: nobody can mend what the summary says. Name a field so, or take it out of the schema.`,
    'schema-without-field',
  );
}
