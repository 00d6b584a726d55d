import { expect, it } from 'vitest';
import { isComposing } from './is-composing';

it.each([
  [{ isComposing: true, keyCode: 13 }, true],
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 13 }, false],
])('%j is %s', (event, composing) => expect(isComposing(event)).toBe(composing));
