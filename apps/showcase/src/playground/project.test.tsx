import { expect, it, vi } from 'vitest';
import { openStackBlitz } from './project';

it('sends StackBlitz the project as a form, and leaves nothing on the page', async () => {
  let sent = new FormData();
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    expect(this.action).toMatch(/^https:\/\/stackblitz\.com\/run\?/);
    sent = new FormData(this);
  });
  await openStackBlitz({ label: 'PIN', controls: [], styles: [] }, EXAMPLE);
  expect(sent.get('project[files][src/example.tsx]')).toBe(EXAMPLE);
  const { dependencies } = JSON.parse(String(sent.get('project[files][package.json]')));
  expect(dependencies).toMatchObject({ react: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  expect(document.forms).toHaveLength(0);
});

const EXAMPLE = `import { PinInput } from '@guadua/forms';

export function Example() {
  return <PinInput length={6} />;
}
`;
