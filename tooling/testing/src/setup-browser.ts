// As a page has it: axe takes a page without a background for a white one, in dark too.
document.documentElement.style.background = 'var(--gd-surface)';

// As a page with its own style has them: WebKit draws native buttons light in dark.
const style = document.createElement('style');
style.textContent =
  '@layer { button:not([class]) { appearance: none; color: var(--gd-text); background: var(--gd-surface); } }';
document.head.append(style);
