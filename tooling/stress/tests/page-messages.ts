import type { Page } from '@playwright/test';

/**
 * Collects what a page writes to its console and what it throws, React's advertisement apart, and the advice of
 * Chromium (`[DOM]`): a specimen may be a part of a form, where a password belongs.
 */
export function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (!text.startsWith('[DOM]') && !text.includes('React DevTools')) messages.push(text);
  });
  page.on('pageerror', (error) => messages.push(error.stack ?? String(error)));
  return messages;
}
