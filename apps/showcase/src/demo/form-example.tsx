import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ExampleFrame, type Folded } from './example-frame';
import { type Figure, yesNo } from './figures';
import type {
  ControlProps,
  FormMode,
  FormModeProps,
  FormReport,
  ValidationErrors,
} from './form-modes/form-mode.types';
import { setFormMode, useFormMode } from './form-modes/form-mode-store';
import { LateHookForm } from './form-modes/late-hook-form';
import { wholeSource } from './form-modes/whole-source';
import { WithNativeForm } from './form-modes/with-native-form';
import { WithState } from './form-modes/with-state';
import { formatFormData, formatValue } from './format-value';
import { slug } from './slug';
import type { HighlightedSource } from './source.types';
import { holdOf, watchPending } from './watch-pending';

export interface FormExampleProps<Value> {
  /** Heading; its anchor comes from it, and the page's list shows it. */
  title: string;
  /**
   * Anchor, when the title's own would clash with another.
   * @default slug(title)
   */
  id?: string;
  /** The component that the example's module exports; it spreads what it gets on its widget. */
  component: ComponentType<ControlProps<Value>>;
  /** That very module: `import code from './examples/simple.tsx?source'`. */
  source: HighlightedSource;
  /** Name of the value in `FormData`. */
  name: string;
  /** Value at the beginning and after a reset. */
  initialValue: NoInfer<Value>;
  /** What is wrong with a value; a function outside the component, so that its identity holds. */
  validate?: (value: NoInfer<Value>) => ValidationErrors | Promise<ValidationErrors>;
  /** Further live values for the ruled margin, from hooks that the page calls. */
  figures?: readonly Figure[];
  /**
   * Where the demo stands on its stage: `start` for what fills its width.
   * @default 'center'
   */
  align?: 'center' | 'start';
  folded?: Folded;
  /** One sentence on what is to be seen. */
  children: ReactNode;
}

const FORM_MODES: readonly { mode: FormMode; label: string }[] = [
  { mode: 'state', label: 'useState' },
  { mode: 'hook-form', label: 'React Hook Form' },
  { mode: 'native', label: 'Formulario nativo' },
];

/**
 * An example of a control with a value. One definition runs in three ways of writing a form, chosen
 * once for the whole site, and the margin shows value, validity, errors, touched and what
 * `FormData` would carry.
 */
export function FormExample<Value>({
  title,
  id = slug(title),
  component,
  source,
  name,
  initialValue,
  validate,
  figures = [],
  align = 'center',
  folded,
  children,
}: FormExampleProps<Value>) {
  const stage = useRef<HTMLDivElement>(null);
  const mode = useFormMode();
  const [disabled, setDisabled] = useState(false);
  const [report, onReport] = useReport(() => firstReport(initialValue, validate?.(initialValue)));
  const { formData, hold } = useStageReading(stage, report, disabled);
  const whole = useMemo(
    () => wholeSource(mode, { source, name, initialValue }),
    [mode, source, name, initialValue],
  );
  // The control renders for what it is given, not for each figure in the margin.
  const stageForm = useMemo(() => {
    const props: FormModeProps<Value> = {
      control: component,
      name,
      initialValue,
      disabled,
      validate: validate ?? alwaysValid,
      passErrors: validate !== undefined,
      onReport,
    };
    if (mode === 'state') return <WithState {...props} />;
    if (mode === 'native') return <WithNativeForm {...props} />;
    return (
      <Suspense fallback={null}>
        <LateHookForm {...(props as unknown as FormModeProps<unknown>)} />
      </Suspense>
    );
  }, [mode, component, name, initialValue, disabled, validate, onReport]);
  return (
    <ExampleFrame
      title={title}
      id={id}
      note={children}
      source={whole}
      figures={[...mainFigures(report, formData, hold), ...figures]}
      moreFigures={moreFigures(report, disabled)}
      tools={
        <>
          <button type="button" className="tool" onClick={() => setDisabled(!disabled)}>
            Habilitar / Deshabilitar
          </button>
          <button
            type="button"
            className="tool"
            onClick={() => stage.current?.querySelector('form')?.reset()}
          >
            Restablecer
          </button>
        </>
      }
      codeTools={<FormModeSwitch mode={mode} />}
      stageRef={stage}
      align={align}
      folded={folded}
    >
      {stageForm}
    </ExampleFrame>
  );
}

function FormModeSwitch({ mode }: { mode: FormMode }) {
  const name = useId();
  return (
    <fieldset className="mode-switch">
      <legend className="gd-visually-hidden">Formulario</legend>
      {FORM_MODES.map((known) => (
        <label key={known.mode} className="mode">
          <input
            type="radio"
            className="gd-visually-hidden"
            name={name}
            checked={known.mode === mode}
            onChange={() => setFormMode(known.mode)}
          />
          {known.label}
        </label>
      ))}
    </fieldset>
  );
}

function mainFigures(
  report: FormReport,
  formData: string,
  hold: ReturnType<typeof holdOf>,
): Figure[] {
  const valid = report.errors === null && !hold;
  return [
    ['valor', formatValue(report.value)],
    report.pending || hold === 'pending'
      ? ['válido', report.pending ? 'comprobando…' : 'esperando…']
      : ['válido', yesNo(valid), valid ? 'good' : 'bad'],
    ['FormData', formData, 'live'],
  ];
}

function moreFigures(report: FormReport, disabled: boolean): Figure[] {
  return [
    ['errores', formatValue(report.errors)],
    ['tocado', yesNo(report.touched)],
    ['deshabilitado', yesNo(disabled)],
  ];
}

/** What a form reports, without the reports that say the same again: each would draw the example anew. */
function useReport(first: () => FormReport): [FormReport, (report: FormReport) => void] {
  const [report, setReport] = useState(first);
  const onReport = useCallback((next: FormReport) => {
    setReport((last) => (isSameReport(last, next) ? last : next));
  }, []);
  return [report, onReport];
}

function isSameReport(a: FormReport, b: FormReport): boolean {
  return (
    Object.is(a.value, b.value) &&
    a.pending === b.pending &&
    a.touched === b.touched &&
    formatValue(a.errors) === formatValue(b.errors)
  );
}

/** What the form on a stage would send, and what holds it: read again when they may differ. */
function useStageReading(
  stage: React.RefObject<HTMLElement | null>,
  report: FormReport,
  disabled: boolean,
) {
  const [reading, setReading] = useState<{ formData: string; hold?: ReturnType<typeof holdOf> }>({
    formData: '—',
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are when the form may differ
  useEffect(() => {
    const root = stage.current;
    if (!root) return undefined;
    const read = () => {
      const form = root.querySelector('form');
      const formData = form ? formatFormData(new FormData(form)) : '—';
      const hold = holdOf(root);
      setReading((last) =>
        last.formData === formData && last.hold === hold ? last : { formData, hold },
      );
    };
    read();
    return watchPending(root, read);
  }, [stage, report, disabled]);
  return reading;
}

function firstReport(
  value: unknown,
  errors: ValidationErrors | Promise<ValidationErrors> | undefined,
): FormReport {
  const pending = errors instanceof Promise;
  return { value, errors: pending ? null : (errors ?? null), pending, touched: false };
}

function alwaysValid(): null {
  return null;
}
