import type { Root } from 'react-dom/client';
import { publish } from '../page/bench-page';
import { Many } from '../page/by-button';
import { parameters } from '../page/parameters';
import { type DateContestant, FIRST_DATE } from './date-contestant';

export function show(root: Root, contestant: DateContestant): void {
  const { label, trigger, day, next, Range } = contestant;
  root.render(<Stage contestant={contestant} />);
  publish(label, { trigger, day, next, range: Range ? 'yes' : undefined });
}

function Stage({ contestant: { Single, Range } }: { contestant: DateContestant }) {
  const { mode } = parameters();
  if (mode === 'single') return <Single />;
  if (mode === 'range') return Range ? <Range /> : null;
  return <Many count={50} widget={<Single date={mode === 'filled' ? FIRST_DATE : undefined} />} />;
}
