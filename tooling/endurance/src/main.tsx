import './styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Playground } from './playground/playground.tsx';
import { proof } from './proof.tsx';
import { Stage } from './stage.tsx';

const parameters = new URLSearchParams(window.location.search);
document.documentElement.dir = parameters.get('dir') ?? 'ltr';
document.documentElement.dataset.colorScheme = parameters.get('scheme') ?? 'light';
document.documentElement.style.colorScheme = parameters.get('scheme') ?? 'light';
window.proof = proof;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
const hydrated = root.dataset.hydrate;
const shown = parameters.get('scene');
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
} else if (parameters.has('playground')) {
  createRoot(root).render(
    <StrictMode>
      <Playground />
    </StrictMode>,
  );
}
