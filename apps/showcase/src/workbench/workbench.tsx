import { startTransition, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { FormReport } from '../demo/form-modes/form-mode.types';
import { AccessibilityPanel } from './accessibility-panel';
import { CodePanel } from './code-panel';
import { EventPanel } from './event-panel';
import { PropertyPanel } from './property-panel';
import {
  PLAIN_STAGE,
  readBench,
  readStage,
  readValues,
  type StageSettings,
  writeQuery,
} from './share-link';
import { Stage } from './stage';
import { StatePanel } from './state-panel';
import { Tabs } from './tabs';
import { ToolRow } from './tool-row';
import { useAnnouncements } from './use-announcements';
import { useEventLog } from './use-event-log';
import { useFormState } from './use-form-state';
import { givenProps, initialValues } from './values';
import type { BenchDefinition, Benches, ControlValue, Values } from './workbench.types';
import { WORKBENCH_ID } from './workbench-id';

interface WorkbenchProps {
  benches: Benches;
}

/** What a shared link, or the beginning, says. */
interface Start {
  bench: number;
  values: Values;
  settings: StageSettings;
}

/** The bench of a page: a stage, the ruled margin, the tools and the code of what runs. */
export function Workbench({ benches }: WorkbenchProps) {
  const [chosen, setChosen] = useState(0);
  const [start, setStart] = useState<Start>();
  const bench = benches[chosen] ?? benches[0];

  // After the first render, which is the one of the prerendered page.
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (query.size === 0) return;
    const asked = readBench(query, benches.length);
    const definition = benches[asked] ?? benches[0];
    const { controls } = definition;
    const values = readValues(query, { controls, initial: initialValues(definition) });
    setChosen(asked);
    setStart({ bench: asked, values, settings: readStage(query) });
  }, [benches]);

  return (
    <OneBench
      key={`${chosen} ${start ? 'shared' : ''}`}
      bench={bench}
      index={chosen}
      start={start?.bench === chosen ? start : undefined}
      labels={benches.map(({ label }) => label)}
      onChoose={setChosen}
    />
  );
}

interface OneBenchProps {
  bench: BenchDefinition;
  index: number;
  start: Start | undefined;
  /** Of all benches of the page. */
  labels: readonly string[];
  onChoose: (index: number) => void;
}

type MarginTab = 'properties' | 'state' | 'events' | 'accessibility';

function OneBench({ bench, index, start, labels, onChoose }: OneBenchProps) {
  const { controls } = bench;
  const initial = useMemo(() => initialValues(bench), [bench]);
  const [values, setValues] = useState(start?.values ?? initial);
  const [settings, setSettings] = useState(start?.settings ?? PLAIN_STAGE);
  const [tab, setTab] = useState<MarginTab>('properties');
  const [focused, setFocused] = useState<Element | null>(null);
  const [report, setReport] = useState<FormReport>(() => firstReport(bench.form?.initial));
  const { events, log, clear } = useEventLog();
  const stage = useRef<HTMLDivElement>(null);
  const announcements = useAnnouncements(stage);

  const props = useMemo(() => givenProps(controls, values), [controls, values]);
  const form = useFormState(stage, report, bench.form?.initial, props);
  const canDisable = controls.some(({ name }) => name === 'disabled');

  // What the margin tells must not hold up what it tells of.
  const onReport = useCallback((next: FormReport) => startTransition(() => setReport(next)), []);
  const onFocusedChange = useCallback(
    (element: Element | null) => startTransition(() => setFocused(element)),
    [],
  );
  const onChange = useCallback(
    (name: string, value: ControlValue) => setValues((current) => ({ ...current, [name]: value })),
    [],
  );

  const reset = () => {
    setValues(initial);
    setSettings(PLAIN_STAGE);
    clear();
    stage.current?.querySelector('form')?.reset();
  };

  const link = () => {
    const query = writeQuery(index, { controls, initial }, values, settings);
    const { origin, pathname } = location;
    return `${origin}${pathname}${query && `?${query}`}#${WORKBENCH_ID}`;
  };

  return (
    <div className="frame bench-frame">
      {labels.length > 1 && <BenchSwitch labels={labels} chosen={index} onChoose={onChoose} />}
      <div className="bench-body">
        <Stage
          bench={bench}
          props={props}
          settings={settings}
          stageRef={stage}
          log={log}
          onReport={onReport}
          onFocusedChange={onFocusedChange}
        />
        <div className="margin bench-margin">
          <Tabs
            label="Margen del banco"
            selected={tab}
            onSelect={setTab}
            tabs={[
              {
                key: 'properties',
                label: 'Propiedades',
                panel: <PropertyPanel controls={controls} values={values} onChange={onChange} />,
              },
              {
                key: 'state',
                label: 'Estado',
                plain: true,
                panel: (
                  <StatePanel
                    bench={bench}
                    props={props}
                    disabled={values.disabled === true}
                    form={form}
                    events={events}
                  />
                ),
              },
              {
                key: 'events',
                label: 'Eventos',
                plain: true,
                panel: <EventPanel events={events} onClear={clear} />,
              },
              {
                key: 'accessibility',
                label: 'Accesibilidad',
                plain: true,
                panel: (
                  <AccessibilityPanel
                    stage={stage}
                    focused={focused}
                    announcements={announcements}
                  />
                ),
              },
            ]}
          />
        </div>
      </div>
      <ToolRow
        settings={settings}
        onSettings={setSettings}
        onToggleDisabled={
          canDisable
            ? () => setValues((current) => ({ ...current, disabled: current.disabled !== true }))
            : undefined
        }
        onReset={reset}
        link={link}
      />
      <CodePanel bench={bench} props={props} />
    </div>
  );
}

interface BenchSwitchProps {
  labels: readonly string[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** Chooses what stands on the stage, where a page has several components. */
function BenchSwitch({ labels, chosen, onChoose }: BenchSwitchProps) {
  const name = useId();
  return (
    <fieldset className="bench-switcher">
      <legend className="gd-visually-hidden">Componente en el escenario</legend>
      {labels.map((label, index) => (
        <label key={label} className="mode">
          <input
            type="radio"
            className="gd-visually-hidden"
            name={name}
            checked={index === chosen}
            onChange={() => onChoose(index)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function firstReport(value: unknown): FormReport {
  return { value, errors: null, pending: false, touched: false };
}
