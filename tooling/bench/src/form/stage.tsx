import type { Root } from 'react-dom/client';
import { publish } from '../page/bench-page';
import { parameters } from '../page/parameters';
import type { FormContestant } from './form-contestant';

const contestants = import.meta.glob<{ contestant: FormContestant }>('./contestants/*.tsx');

export async function show(root: Root, name: string): Promise<void> {
  const load = contestants[`./contestants/${name}.tsx`];
  if (!load) throw new Error(`No contestant ${name}.`);
  const { contestant } = await load();
  const { Form } = contestant;
  root.render(<Form count={parameters().count} />);
  publish(contestant.label, { input: 'input', send: 'button[type="submit"]' });
}
