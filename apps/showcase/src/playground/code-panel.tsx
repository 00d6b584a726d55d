import { memo, useMemo, useRef, useState } from 'react';
import { Code } from '../demo/code';
import { Copy } from '../demo/copy';
import type { FormMode } from '../demo/form-modes/form-mode.types';
import { setFormMode, useFormMode } from '../demo/form-modes/form-mode-store';
import { highlightCode } from '../demo/highlight';
import { PUBLISHED } from '../site/install';
import type { PlaygroundDefinition, Values } from './playground.types';
import { printExample } from './print-example';
import { Tabs } from './tabs';

/** On a phone, code longer than this shows its beginning, which the style sheet cuts. */
const MAX_LINES = 10;

const FORM_TABS: readonly { key: FormMode; label: string }[] = [
  { key: 'state', label: 'useState' },
  { key: 'hook-form', label: 'React Hook Form' },
  { key: 'native', label: 'Formulario nativo' },
];

const ONE_TAB = [{ key: 'code', label: 'example.tsx' }];

interface CodePanelProps {
  playground: PlaygroundDefinition;
  props: Values;
}

/** The source of what stands on the stage, in the way of writing forms that runs. */
export const CodePanel = memo(function CodePanel({ playground, props }: CodePanelProps) {
  const mode = useFormMode();
  const [extra, setExtra] = useState<string>();
  const [missing, setMissing] = useState(false);
  const data = useRef<HTMLElement>(null);
  const code = useMemo(() => codeOf(playground, props, mode), [playground, props, mode]);
  const styles = playground.styles.map((style) => `import '${style}';\n`).join('');
  const whole = styles + code;
  const select = (key: string) => {
    const form = FORM_TABS.find((known) => known.key === key);
    setExtra(form || key === 'code' ? undefined : key);
    if (form) setFormMode(form.key);
  };
  return (
    <div className="source playground-code">
      <Tabs
        label="Código"
        className="playground-code-tabs"
        selected={extra ?? (playground.form ? mode : 'code')}
        onSelect={select}
        tabs={[
          ...(playground.form ? FORM_TABS : ONE_TAB).map((tab) => ({
            ...tab,
            panel: <PlainCode text={whole} file="example.tsx" />,
          })),
          ...(playground.files ?? []).map(({ label, file, source }) => ({
            key: file,
            label,
            panel: (
              <div className="playground-data">
                <Code source={source} codeRef={data} onMissing={setMissing} />
              </div>
            ),
          })),
        ]}
      />
      <div className="playground-project">
        <Copy
          text={() => data.current?.textContent ?? whole}
          label="Copiar el código del banco"
          disabled={missing}
        />
        <ProjectTools playground={playground} code={code} />
      </div>
    </div>
  );
});

/** The module of the moment as text. */
function codeOf(playground: PlaygroundDefinition, props: Values, mode: FormMode): string {
  if (playground.script) return playground.script.code(props);
  const part = playground.parts?.(props);
  return part ? printExample(part, playground.form, mode) : '';
}

function PlainCode({ text, file }: { text: string; file: string }) {
  const [expanded, setExpanded] = useState(false);
  const lines = text.trimEnd().split('\n').length;
  const long = lines > MAX_LINES;
  return (
    <>
      <div className="source-code" data-cut={(long && !expanded) || undefined}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
        <div
          className="code"
          role="group"
          aria-label={`Código del banco, ${file}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
        >
          <pre>
            <code>
              {highlightCode(text.trimEnd()).map(({ kind, text: run }, index) =>
                kind ? (
                  <i key={index} className={kind}>
                    {run}
                  </i>
                ) : (
                  run
                ),
              )}
            </code>
          </pre>
        </div>
      </div>
      {long && (
        <button
          type="button"
          className="source-more"
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? 'Ver menos' : 'Ver todo'}
        </button>
      )}
    </>
  );
}

/** Takes the code elsewhere; what it needs for that comes when asked for. */
function ProjectTools({ playground, code }: { playground: PlaygroundDefinition; code: string }) {
  const [failed, setFailed] = useState(false);
  const run = (action: 'downloadProject' | 'openStackBlitz') => async () => {
    setFailed(false);
    try {
      const project = await import('./project');
      await project[action](playground, code);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button type="button" className="tool" onClick={run('downloadProject')}>
        Descargar ZIP
      </button>
      {/* It installs the packages from npm. */}
      {PUBLISHED && (
        <button type="button" className="tool" onClick={run('openStackBlitz')}>
          Abrir en StackBlitz
        </button>
      )}
      <span role="status">{failed && 'No se pudo armar el proyecto. Inténtalo otra vez.'}</span>
    </>
  );
}
