import { useState } from 'react';
import type { Root } from 'react-dom/client';
import { publish } from '../page/bench-page';
import { parameters } from '../page/parameters';
import type { PinContestant } from './pin-contestant';

export function show(root: Root, contestant: PinContestant): void {
  root.render(<Stage contestant={contestant} />);
  publish(contestant.label, { input: contestant.input });
}

function Stage({ contestant: { Pin } }: { contestant: PinContestant }) {
  const { mode } = parameters();
  const [active, setActive] = useState(false);
  const [value, setValue] = useState('');
  if (mode === 'single') {
    return (
      <>
        <Pin onValue={setValue} />
        <output>{value}</output>
      </>
    );
  }
  return (
    <>
      <button type="button" id="go" onClick={() => setActive((before) => !before)}>
        Empezar
      </button>
      {active &&
        Array.from({ length: 100 }, (_, index) => (
          <div key={index} className="mounted">
            <Pin onValue={ignore} />
          </div>
        ))}
    </>
  );
}

function ignore(): void {}
