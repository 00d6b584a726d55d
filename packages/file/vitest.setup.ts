import '@guadua/utils/styles.css';
import './src/styles.css';

// As a page has it: axe takes a page without a background for a white one.
document.documentElement.style.background = 'var(--gd-surface)';
