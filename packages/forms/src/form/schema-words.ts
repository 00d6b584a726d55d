import { required } from '../validators/required';

/** What zod, Valibot and ArkType say by themselves, in English. */
const THEIR_WORDS =
  /^Invalid (?:input$|(?:input|option|string): |email address|[A-Z])|^Too small: expected |^Invalid [\w ]+: (?:Expected .* but r|R)eceived | must be .*\(was [^)]*\)$| must be non-empty$/;

export function isMissing(message: string, value: unknown): boolean {
  return required(value) !== null && THEIR_WORDS.test(message);
}
