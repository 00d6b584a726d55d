import type { ReactNode, Ref } from 'react';
import { DemoBoundary } from './demo-boundary';
import { type Figure, Figures } from './figures';
import { AnchorHeading } from './section';
import type { HighlightedSource } from './source.types';
import { SourcePanel } from './source-panel';

interface ExampleFrameProps {
  title: string;
  id: string;
  /** The sentence under the heading. */
  note: ReactNode;
  source: HighlightedSource;
  /** Live values under the stage, or beside one that fills its width. */
  figures: readonly Figure[];
  /** Live values that are shown with the code. */
  moreFigures?: readonly Figure[];
  /** Buttons under the stage. */
  tools: ReactNode;
  /** Controls of what the code shows, above it. */
  codeTools?: ReactNode;
  stageRef?: Ref<HTMLDivElement>;
  /** `start` for what grows or fills its width. */
  align: 'center' | 'start';
  folded?: Folded | undefined;
  /** The live demo. */
  children: ReactNode;
}

/**
 * What of an example is seen at first, where it is not all: its heading, which unfolds it. `way` is one of several
 * ways to write the same, `first-way` the one that is open: its code stands beside the demo, and one is open at a time.
 */
export type Folded = 'closed' | 'way' | 'first-way';

/**
 * A plate of the page's atlas: the demo, its live values in the ruled margin, and on demand the source
 * that runs (DMO-1). One that fills its width takes a row of its own.
 */
export function ExampleFrame({
  title,
  id,
  note,
  source,
  figures,
  moreFigures = [],
  tools,
  codeTools,
  stageRef,
  align,
  folded,
  children,
}: ExampleFrameProps) {
  const isWay = folded !== undefined && folded !== 'closed';
  const content = (
    <>
      <p className="example-note">{note}</p>
      <div className="frame" data-beside={isWay || undefined}>
        <div className="frame-body" data-margin={figures.length > 0 || undefined}>
          <div ref={stageRef} className="stage" data-align={align}>
            <DemoBoundary>{children}</DemoBoundary>
          </div>
          {figures.length > 0 && (
            <div className="margin">
              <Figures figures={figures} />
            </div>
          )}
        </div>
        <div className="frame-foot">
          {tools && <div className="frame-tools">{tools}</div>}
          {isWay ? (
            <SourcePanel source={source} whole />
          ) : (
            <details className="frame-code">
              <summary className="fold-sign">Código</summary>
              <div className="frame-source">
                {moreFigures.length > 0 && (
                  <div className="margin">
                    <Figures figures={moreFigures} />
                  </div>
                )}
                {codeTools}
                <SourcePanel source={source} whole />
              </div>
            </details>
          )}
        </div>
      </div>
    </>
  );
  return (
    <section className="example">
      {folded ? (
        <details
          className="example-fold"
          name={isWay ? 'manera' : undefined}
          open={folded === 'first-way'}
        >
          <summary className="ref-head fold-sign">
            <h2 id={id}>{title}</h2>
          </summary>
          {content}
        </details>
      ) : (
        <>
          <AnchorHeading id={id} title={title} />
          {content}
        </>
      )}
    </section>
  );
}
