import './holdings.ts';
import 'virtual:package-styles.css';
import './styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { harness } from './harness.ts';
import { RandomUsePage } from './random-use/random-use-page.tsx';
import { Stage } from './stage.tsx';

const parameters = new URLSearchParams(window.location.search);
document.documentElement.dir = parameters.get('dir') ?? 'ltr';
document.documentElement.dataset.colorScheme = parameters.get('scheme') ?? 'light';
document.documentElement.style.colorScheme = parameters.get('scheme') ?? 'light';
window.harness = harness;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
const hydrated = root.dataset.hydrate;
const shown = parameters.get('specimen');
if (hydrated !== undefined) {
  hydrateRoot(root, <Stage name={hydrated} />, {
    onRecoverableError: (error) => console.error('Hydration:', error),
  });
} else if (shown !== null) {
  createRoot(root).render(
    <StrictMode>
      <Stage name={shown} />
    </StrictMode>,
  );
} else if (parameters.has('random-use')) {
  createRoot(root).render(
    <StrictMode>
      <RandomUsePage />
    </StrictMode>,
  );
}
