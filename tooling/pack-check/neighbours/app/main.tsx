import { createRoot } from 'react-dom/client';
import { Solicitud } from './solicitud';

/** The style sheets of a page, by what its address asks for: `?tailwind`. */
const SHEETS: Record<string, () => Promise<unknown>> = {
  alone: () => import('./alone.css'),
  tailwind: () => import('./tailwind.css'),
  bootstrap: () => import('./bootstrap.css'),
};
await SHEETS[location.search.slice(1)]?.();
const place = document.getElementById('root');
if (place) createRoot(place).render(<Solicitud />);
