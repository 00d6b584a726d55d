import { createRoot } from 'react-dom/client';
import { parameters } from './page/parameters';

/** `/?group=select&contestant=guadua&…` shows that contestant's stage and publishes `window.bench`. */
const stages = import.meta.glob<{
  show: (root: ReturnType<typeof createRoot>, contestant: string) => Promise<void>;
}>('./*/stage.tsx');

const { group, contestant } = parameters();
const load = stages[`./${group}/stage.tsx`];
const element = document.getElementById('root');
if (!load || !element) throw new Error(`No stage for the group ${group}.`);
const stage = await load();
await stage.show(createRoot(element), contestant);
