import { useVirtualizer } from '@tanstack/react-virtual';
import { useCombobox } from 'downshift';
import { useMemo, useRef, useState } from 'react';
import type { SelectContestant, SingleProps } from '../select-contestant';

function Single({ options, value, onChange }: SingleProps) {
  const [text, setText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const items = useMemo(() => {
    const query = text.toLowerCase();
    return query ? options.filter(({ name }) => name.toLowerCase().includes(query)) : [...options];
  }, [options, text]);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current,
    estimateSize: () => 36,
    initialRect: { width: 300, height: 300 },
  });
  const { isOpen, getLabelProps, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } =
    useCombobox({
      items,
      selectedItem: value,
      onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem),
      itemToString: (option) => option?.name ?? '',
      onInputValueChange: ({ inputValue }) => setText(inputValue),
      onHighlightedIndexChange: ({ highlightedIndex }) => {
        if (highlightedIndex >= 0) virtualizer.scrollToIndex(highlightedIndex);
      },
      scrollIntoView: () => {},
    });
  return (
    <div style={{ position: 'relative', width: 300 }}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: its props say what it is for */}
      <label {...getLabelProps()}>Opciones</label>
      <input {...getInputProps()} />
      <button type="button" {...getToggleButtonProps()}>
        Abrir
      </button>
      <ul
        {...getMenuProps({ ref: list })}
        style={{ position: 'absolute', inset: '100% 0 auto', maxHeight: 300, overflow: 'auto' }}
      >
        {isOpen && (
          <>
            <li style={{ height: virtualizer.getTotalSize() }} />
            {virtualizer.getVirtualItems().map((row) => {
              const option = items[row.index];
              return (
                option && (
                  <li
                    key={option.id}
                    {...getItemProps({ item: option, index: row.index })}
                    style={{
                      position: 'absolute',
                      insetBlockStart: 0,
                      height: row.size,
                      transform: `translateY(${row.start}px)`,
                    }}
                  >
                    {option.name}
                  </li>
                )
              );
            })}
          </>
        )}
      </ul>
    </div>
  );
}

export const contestant: SelectContestant = {
  label: 'downshift 9 + react-virtual',
  Single,
  trigger: 'input',
  row: 'li[role=option]',
};
