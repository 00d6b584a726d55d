import './styles/site.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { ROUTER_ROUTES } from './router-routes';

const router = createBrowserRouter(ROUTER_ROUTES);

/**
 * Resolves once the page's module has arrived. Hydrating earlier would replace the prerendered
 * HTML by a fallback until then.
 */
async function initialized(): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

await initialized();

const site = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');
// The development server sends an empty page; the built site sends each page ready made.
if (root.hasChildNodes()) hydrateRoot(root, site);
else createRoot(root).render(site);
