import { createContext, memo, type ReactNode, type RefObject, Suspense, use } from 'react';
import { DemoBoundary } from '../demo/demo-boundary';
import type { ControlProps, FormModeProps, FormReport } from '../demo/form-modes/form-mode.types';
import { useFormMode } from '../demo/form-modes/form-mode-store';
import { LateHookForm } from '../demo/form-modes/late-hook-form';
import { WithNativeForm } from '../demo/form-modes/with-native-form';
import { WithState } from '../demo/form-modes/with-state';
import type { Part } from './part';
import type { EventLog, PlaygroundDefinition, Values } from './playground.types';
import { renderPart } from './render-part';
import type { StageSettings } from './share-link';

interface StageProps {
  playground: PlaygroundDefinition;
  props: Values;
  settings: StageSettings;
  stageRef: RefObject<HTMLDivElement | null>;
  log: EventLog;
  onReport: (report: FormReport) => void;
  onFocusedChange: (element: Element | null) => void;
}

/** Where the demo stands: its width, scheme and direction are its own. */
export const Stage = memo(function Stage({
  playground,
  props,
  settings,
  stageRef,
  log,
  onReport,
  onFocusedChange,
}: StageProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches the focus pass, popups included
    <div
      ref={stageRef}
      className="playground-stage"
      data-align={playground.align ?? 'center'}
      data-popup={playground.popup || undefined}
      data-width={settings.width}
      data-color-scheme={settings.scheme}
      dir={settings.rtl ? 'rtl' : undefined}
      onFocus={(event) => onFocusedChange(event.target)}
      onBlur={() => onFocusedChange(null)}
    >
      <div className="playground-viewport">
        <DemoBoundary>
          <Demo
            playground={playground}
            props={props}
            log={log}
            onReport={onReport}
            // A popup in the body would have the page's scheme and direction, not the stage's.
            container={settings.scheme || settings.rtl ? stageRef.current : null}
          />
        </DemoBoundary>
      </div>
    </div>
  );
});

interface DemoProps {
  playground: PlaygroundDefinition;
  props: Values;
  log: EventLog;
  onReport: (report: FormReport) => void;
  container: HTMLElement | null;
}

function Demo({ playground, props, log, onReport, container }: DemoProps): ReactNode {
  const mode = useFormMode();
  if (playground.script) return playground.script.render(props, log);
  const part = playground.parts?.(props);
  if (!part) return null;
  const stage: StageContents = { part, playground, log, container };
  const { form } = playground;
  if (!form) return <StageContext value={stage}>{<MainPart />}</StageContext>;
  const formProps: FormModeProps<unknown> = {
    control: MainPart,
    name: form.name,
    initialValue: form.initial,
    disabled: props.disabled === true,
    validate: alwaysValid,
    passErrors: false,
    onReport,
  };
  return (
    <StageContext value={stage}>
      {mode === 'state' && <WithState {...formProps} />}
      {mode === 'native' && <WithNativeForm {...formProps} />}
      {mode === 'hook-form' && (
        <Suspense fallback={null}>
          <LateHookForm {...formProps} />
        </Suspense>
      )}
    </StageContext>
  );
}

interface StageContents {
  part: Part;
  playground: PlaygroundDefinition;
  log: EventLog;
  container: HTMLElement | null;
}

const StageContext = createContext<StageContents | null>(null);

/** The demo of the moment, with what a form gives it; one component, so that its state stays. */
function MainPart(given: ControlProps<unknown>) {
  const stage = use(StageContext);
  if (!stage) return null;
  const { part, playground, log, container } = stage;
  return renderPart(part, (own) => {
    const props: Record<string, unknown> = { ...own, ...given };
    if (container && playground.popup) props.container = container;
    for (const name of playground.events ?? []) {
      const handler = props[name];
      props[name] = (...args: unknown[]) => {
        log(name, args);
        return typeof handler === 'function' ? handler(...args) : undefined;
      };
    }
    return props;
  });
}

function alwaysValid(): null {
  return null;
}
