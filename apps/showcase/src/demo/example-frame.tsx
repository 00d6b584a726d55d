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
  /** Sources folded under the main one, such as the form that the control stands in. */
  more?: readonly { summary: string; source: HighlightedSource }[];
  figures: readonly Figure[];
  /** Buttons under the stage. */
  tools: ReactNode;
  stageRef?: Ref<HTMLDivElement>;
  /** `start` for what grows or fills its width. */
  align: 'center' | 'start';
  /** The live demo. */
  children: ReactNode;
}

/** How every example looks: stage and ruled margin, tools, and the source that runs (DMO-1). */
export function ExampleFrame({
  title,
  id,
  note,
  source,
  more = [],
  figures,
  tools,
  stageRef,
  align,
  children,
}: ExampleFrameProps) {
  return (
    <section className="example">
      <AnchorHeading id={id} title={title} />
      <p className="example-note">{note}</p>
      <div className="frame">
        <div className="frame-body" data-margin={figures.length > 0 || undefined}>
          <div ref={stageRef} className="stage" data-align={align}>
            <DemoBoundary>{children}</DemoBoundary>
          </div>
          {figures.length > 0 && (
            <div className="margin">
              <p className="margin-title">Estado</p>
              <Figures figures={figures} />
            </div>
          )}
        </div>
        {tools && <div className="frame-tools">{tools}</div>}
        <SourcePanel source={source} />
        {more.map((extra) => (
          <details key={extra.source.file} className="frame-more">
            <summary>{extra.summary}</summary>
            <SourcePanel source={extra.source} />
          </details>
        ))}
      </div>
    </section>
  );
}
