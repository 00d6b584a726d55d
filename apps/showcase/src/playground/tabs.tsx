import { type KeyboardEvent, type ReactNode, useId } from 'react';

interface Tab<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly panel: ReactNode;
  /** Nothing in the panel takes the focus, so that it does itself. */
  readonly plain?: boolean;
}

interface TabsProps<Key extends string> {
  /** Name of the row of tabs. */
  label: string;
  tabs: readonly Tab<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  className?: string;
  /** What stands at the end of the row, such as "Copiar". */
  aside?: ReactNode;
}

/** Tabs after the pattern of the ARIA guide: arrows, Home and End go and choose at once. */
export function Tabs<Key extends string>({
  label,
  tabs,
  selected,
  onSelect,
  className = '',
  aside,
}: TabsProps<Key>) {
  const id = useId();
  const go = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.key === selected);
    const next = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length);
    if (!tab || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onSelect(tab.key);
    document.getElementById(`${id}-${tab.key}`)?.focus();
  };
  return (
    <div className={`playground-tabs ${className}`}>
      <div className="playground-tab-row">
        <div role="tablist" aria-label={label} className="playground-tab-list">
          {tabs.map((tab) => (
            <button
              key={tab.key}
              type="button"
              role="tab"
              id={`${id}-${tab.key}`}
              className="playground-tab"
              aria-selected={tab.key === selected}
              aria-controls={`${id}-${tab.key}-panel`}
              tabIndex={tab.key === selected ? 0 : -1}
              onClick={() => onSelect(tab.key)}
              onKeyDown={go}
              data-label={tab.label}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {aside}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-${tab.key}-panel`}
          className="playground-panel"
          aria-labelledby={`${id}-${tab.key}`}
          tabIndex={tab.plain ? 0 : undefined}
          hidden={tab.key !== selected}
        >
          {tab.key === selected && tab.panel}
        </div>
      ))}
    </div>
  );
}
