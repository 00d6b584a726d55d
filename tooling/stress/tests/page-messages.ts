import type { Page } from '@playwright/test';

/** Collects what a page writes to its console and what it throws, React's advertisement apart. */
export function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!message.text().includes('React DevTools')) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.stack ?? String(error)));
  return messages;
}
