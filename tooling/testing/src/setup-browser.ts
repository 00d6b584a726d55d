// As a page has it: axe takes a page without a background for a white one, in dark too.
document.documentElement.style.background = 'var(--gd-surface)';
