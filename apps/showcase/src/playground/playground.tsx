import { startTransition, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { FormReport } from '../demo/form-modes/form-mode.types';
import { AccessibilityPanel } from './accessibility-panel';
import { CodePanel } from './code-panel';
import { EventPanel } from './event-panel';
import { LatePropertyPanel } from './late-property-panel';
import type { ControlValue, PlaygroundDefinition, Playgrounds, Values } from './playground.types';
import { PLAYGROUND_ID } from './playground-id';
import {
  PLAIN_STAGE,
  readPlayground,
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

interface PlaygroundProps {
  playgrounds: Playgrounds;
}

/** What a shared link, or the beginning, says. */
interface Start {
  playground: number;
  values: Values;
  settings: StageSettings;
}

/** The playground of a page: a stage with the code of what runs beside it, and below the tools and the properties. */
export function Playground({ playgrounds }: PlaygroundProps) {
  const [chosen, setChosen] = useState(0);
  const [start, setStart] = useState<Start>();
  const [showsProperties, setShowsProperties] = useState(false);
  const playground = playgrounds[chosen] ?? playgrounds[0];

  // After the first render, which is the one of the prerendered page.
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (query.size === 0) return;
    const asked = readPlayground(query, playgrounds.length);
    const definition = playgrounds[asked] ?? playgrounds[0];
    const { controls } = definition;
    const values = readValues(query, { controls, initial: initialValues(definition) });
    setChosen(asked);
    // Who follows a shared link wants to see what it sets.
    setShowsProperties(true);
    setStart({ playground: asked, values, settings: readStage(query) });
  }, [playgrounds]);

  return (
    <OnePlayground
      key={`${chosen} ${start ? 'shared' : ''}`}
      playground={playground}
      index={chosen}
      start={start?.playground === chosen ? start : undefined}
      labels={playgrounds.map(({ label }) => label)}
      onChoose={setChosen}
      showsProperties={showsProperties}
      onToggleProperties={() => setShowsProperties(!showsProperties)}
    />
  );
}

interface OnePlaygroundProps {
  playground: PlaygroundDefinition;
  index: number;
  start: Start | undefined;
  /** Of all playgrounds of the page. */
  labels: readonly string[];
  onChoose: (index: number) => void;
  /** Kept from one component of the page to the next. */
  showsProperties: boolean;
  onToggleProperties: () => void;
}

type MarginTab = 'code' | 'state' | 'events' | 'accessibility';

function OnePlayground({
  playground,
  index,
  start,
  labels,
  onChoose,
  showsProperties,
  onToggleProperties,
}: OnePlaygroundProps) {
  const { controls } = playground;
  const initial = useMemo(() => initialValues(playground), [playground]);
  const [values, setValues] = useState(start?.values ?? initial);
  const [settings, setSettings] = useState(start?.settings ?? PLAIN_STAGE);
  const [tab, setTab] = useState<MarginTab>('code');
  const propertiesId = useId();
  const [focused, setFocused] = useState<Element | null>(null);
  const [report, setReport] = useState<FormReport>(() => firstReport(playground.form?.initial));
  const { events, log, clear } = useEventLog();
  const stage = useRef<HTMLDivElement>(null);
  const announcements = useAnnouncements(stage);

  const props = useMemo(() => givenProps(controls, values), [controls, values]);
  const form = useFormState(stage, report, playground.form?.initial, props);
  const canDisable = controls.some(({ name }) => name === 'disabled');

  // What the margin shows must not hold up the stage.
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
    return `${origin}${pathname}${query && `?${query}`}#${PLAYGROUND_ID}`;
  };

  return (
    <div className="frame playground-frame">
      {labels.length > 1 && <PlaygroundSwitch labels={labels} chosen={index} onChoose={onChoose} />}
      <div className="playground-body">
        <Stage
          playground={playground}
          props={props}
          settings={settings}
          stageRef={stage}
          log={log}
          onReport={onReport}
          onFocusedChange={onFocusedChange}
        />
        <ToolRow
          settings={settings}
          onSettings={setSettings}
          properties={{ id: propertiesId, count: controls.length, shown: showsProperties }}
          onToggleProperties={onToggleProperties}
          onToggleDisabled={
            canDisable
              ? () => setValues((current) => ({ ...current, disabled: current.disabled !== true }))
              : undefined
          }
          onReset={reset}
          link={link}
        />
        {showsProperties && (
          <LatePropertyPanel
            id={propertiesId}
            controls={controls}
            values={values}
            onChange={onChange}
          />
        )}
        <div className="margin playground-margin">
          <Tabs
            label="Margen del banco"
            selected={tab}
            onSelect={setTab}
            tabs={[
              {
                key: 'code',
                label: 'Código',
                panel: <CodePanel playground={playground} props={props} />,
              },
              {
                key: 'state',
                label: 'Estado',
                plain: true,
                panel: (
                  <StatePanel
                    playground={playground}
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
    </div>
  );
}

interface PlaygroundSwitchProps {
  labels: readonly string[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** Chooses what stands on the stage, where a page has several components. */
function PlaygroundSwitch({ labels, chosen, onChoose }: PlaygroundSwitchProps) {
  const name = useId();
  return (
    <fieldset className="playground-switcher">
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
