import './styles/site.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { loadContent } from './router/page-content';
import { markFirstEntry } from './router/scroll-positions';
import { SiteRouter } from './router/site-router';
import { trustOwnScripts } from './site/trusted-types';

// A built page has these rules in itself.
if (import.meta.env.DEV) void import('./styles/print.css');

trustOwnScripts();

markFirstEntry();
const history = createBrowserHistory({ window, v5Compat: true });

// Hydrating before the page's module is there would replace the prerendered HTML by nothing.
const location = locationOfMarkup();
const first = { location, content: await loadContent(location.pathname) };

const site = (
  <StrictMode>
    <SiteRouter history={history} first={first} />
  </StrictMode>
);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');
// The development server sends an empty page; the built site sends each page ready made.
// In a transition React takes it over in slices, between which the page answers.
if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, site));
else createRoot(root).render(site);

/** One may go back before the scripts come: the markup is that of the address that was loaded. */
function locationOfMarkup(): typeof history.location {
  const [loaded] = performance.getEntriesByType('navigation');
  const pathname = loaded ? new URL(loaded.name).pathname : history.location.pathname;
  if (pathname === history.location.pathname) return history.location;
  return { ...history.location, pathname, search: '', hash: '' };
}
