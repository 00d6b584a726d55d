import { createRoot, type Root } from 'react-dom/client';
import { parameters } from './page/parameters';

/** `/?group=select&contestant=guadua&…` shows that contestant on the group's stage and publishes `window.bench`. */
const stages = import.meta.glob<{ show: (root: Root, contestant: never) => void }>('./*/stage.tsx');
const contestants = import.meta.glob<{ contestant: never }>('./*/contestants/*.{ts,tsx}');

const { group, contestant: name } = parameters();
const place = `./${group}/contestants/${name}`;
const stage = await stages[`./${group}/stage.tsx`]?.();
const adapter = await (contestants[`${place}.tsx`] ?? contestants[`${place}.ts`])?.();
const element = document.getElementById('root');
if (!stage || !adapter || !element) throw new Error(`No stage or no contestant at ${place}.`);
stage.show(createRoot(element), adapter.contestant);
