import { useState } from 'react';
import type { Root } from 'react-dom/client';
import { publish } from '../page/bench-page';
import { parameters } from '../page/parameters';
import { type DateContestant, FIRST_DATE } from './date-contestant';

export function show(root: Root, contestant: DateContestant): void {
  const { label, trigger, day, next, Range } = contestant;
  root.render(<Stage contestant={contestant} />);
  publish(label, { trigger, day, next, range: Range ? 'yes' : undefined });
}

function Stage({ contestant: { Single, Range } }: { contestant: DateContestant }) {
  const { mode } = parameters();
  const [active, setActive] = useState(false);
  if (mode === 'single') return <Single />;
  if (mode === 'range') return Range ? <Range /> : null;
  return (
    <>
      <button type="button" id="go" onClick={() => setActive((before) => !before)}>
        Empezar
      </button>
      {active &&
        Array.from({ length: 50 }, (_, index) => (
          <div key={index} className="mounted">
            <Single date={mode === 'filled' ? FIRST_DATE : undefined} />
          </div>
        ))}
    </>
  );
}
