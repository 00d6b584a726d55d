import './holdings.ts';
import 'virtual:package-styles.css';
import './styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { harness } from './harness.ts';
import { RandomUsePage } from './random-use/random-use-page.tsx';
import { Stage } from './stage.tsx';

const parameters = new URLSearchParams(window.location.search);
const { documentElement } = document;
documentElement.dir = parameters.get('dir') ?? 'ltr';
documentElement.dataset.colorScheme = parameters.get('scheme') ?? 'light';
documentElement.style.colorScheme = parameters.get('scheme') ?? 'light';
window.harness = harness;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
const hydrated = root.dataset.hydrate;
const shown = parameters.get('specimen');
if (hydrated !== undefined) {
  hydrateRoot(root, <Stage name={hydrated} />, {
    onRecoverableError: (error) => console.error('Hydration:', error),
  });
} else if (shown !== null || parameters.has('random-use')) {
  const page = shown === null ? <RandomUsePage /> : <Stage name={shown} />;
  createRoot(root).render(<StrictMode>{page}</StrictMode>);
}
