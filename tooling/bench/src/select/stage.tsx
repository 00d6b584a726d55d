import { useState } from 'react';
import type { Root } from 'react-dom/client';
import { publish } from '../page/bench-page';
import { parameters } from '../page/parameters';
import { makeOptions, type Option, type SelectContestant } from './select-contestant';

export function show(root: Root, contestant: SelectContestant): void {
  const { label, trigger, row, token } = contestant;
  root.render(<Stage contestant={contestant} />);
  publish(label, { trigger, row, token });
}

function Stage({ contestant }: { contestant: SelectContestant }) {
  const { mode, count } = parameters();
  const [options] = useState(() => makeOptions(count));
  const [active, setActive] = useState(false);
  const { Single, Multiple } = contestant;
  const [value, setValue] = useState<Option | null>(null);
  const single = <Single options={options} value={value} onChange={setValue} />;
  if (mode === 'single') return single;
  return (
    <>
      <button type="button" id="go" onClick={() => setActive((before) => !before)}>
        Empezar
      </button>
      {mode === 'mount' &&
        active &&
        Array.from({ length: 100 }, (_, index) => (
          <div key={index} className="mounted">
            {single}
          </div>
        ))}
      {mode === 'multiple' && Multiple && (
        <Multiple options={options} value={active ? options.map((option) => option.id) : []} />
      )}
    </>
  );
}
