import { useState } from 'react';
import type { Root } from 'react-dom/client';
import { publish } from '../page/bench-page';
import { Many } from '../page/by-button';
import { parameters } from '../page/parameters';
import type { PinContestant } from './pin-contestant';

export function show(root: Root, contestant: PinContestant): void {
  root.render(<Stage contestant={contestant} />);
  publish(contestant.label, { input: contestant.input });
}

function Stage({ contestant: { Pin } }: { contestant: PinContestant }) {
  const { mode } = parameters();
  const [value, setValue] = useState('');
  if (mode !== 'single') return <Many count={100} widget={<Pin onValue={ignore} />} />;
  return (
    <>
      <Pin onValue={setValue} />
      <output>{value}</output>
    </>
  );
}

function ignore(): void {}
