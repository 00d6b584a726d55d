import { useState } from 'react';
import type { Root } from 'react-dom/client';
import { publish } from '../page/bench-page';
import { ByButton, Many } from '../page/by-button';
import { parameters } from '../page/parameters';
import { makeOptions, type Option, type SelectContestant } from './select-contestant';

export function show(root: Root, contestant: SelectContestant): void {
  const { label, trigger, row, token } = contestant;
  root.render(<Stage contestant={contestant} />);
  publish(label, { trigger, row, token });
}

function Stage({ contestant: { Single, Multiple } }: { contestant: SelectContestant }) {
  const { mode, count } = parameters();
  const [options] = useState(() => makeOptions(count));
  const [value, setValue] = useState<Option | null>(null);
  const single = <Single options={options} value={value} onChange={setValue} />;
  if (mode === 'single') return single;
  if (mode === 'mount') return <Many count={100} widget={single} />;
  const chosen = (active: boolean) => (active ? options.map((option) => option.id) : []);
  return (
    <ByButton
      show={(active) => Multiple && <Multiple options={options} value={chosen(active)} />}
    />
  );
}
