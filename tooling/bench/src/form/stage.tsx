import type { Root } from 'react-dom/client';
import { publish } from '../page/bench-page';
import { parameters } from '../page/parameters';
import type { FormContestant } from './form-contestant';

export function show(root: Root, contestant: FormContestant): void {
  const { Form } = contestant;
  root.render(<Form count={parameters().count} />);
  publish(contestant.label, { input: 'input', send: 'button[type="submit"]' });
}
