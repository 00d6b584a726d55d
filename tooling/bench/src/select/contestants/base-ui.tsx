import { Combobox } from '@base-ui/react/combobox';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { Option, SelectContestant } from '../select-contestant';

function VirtualList() {
  const items = Combobox.useFilteredItems<Option>();
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 36,
    initialRect: { width: 300, height: 300 },
  });
  return (
    <div ref={scroller} style={{ maxHeight: 300, overflow: 'auto' }}>
      <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map((row) => {
          const option = items[row.index];
          return (
            option && (
              <Combobox.Item
                key={option.id}
                index={row.index}
                value={option}
                aria-setsize={items.length}
                aria-posinset={row.index + 1}
                style={{
                  position: 'absolute',
                  insetBlockStart: 0,
                  height: row.size,
                  transform: `translateY(${row.start}px)`,
                }}
              >
                {option.name}
              </Combobox.Item>
            )
          );
        })}
      </div>
    </div>
  );
}

export const contestant: SelectContestant = {
  label: 'Base UI Combobox + react-virtual',
  Single: ({ options, value, onChange }) => (
    <Combobox.Root
      virtualized
      items={options}
      value={value}
      onValueChange={onChange}
      itemToStringLabel={(option: Option) => option.name}
    >
      <Combobox.Input aria-label="Opciones" />
      <Combobox.Trigger>Abrir</Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner>
          <Combobox.Popup style={{ background: 'white', width: 300 }}>
            <Combobox.List>
              <VirtualList />
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  ),
  trigger: 'input',
  row: '[role=option]',
};
