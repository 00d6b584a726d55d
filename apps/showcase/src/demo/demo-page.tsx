import {
  Children,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useRef,
} from 'react';
import { Reference } from '../reference/reference';
import { useAboutPage } from '../router/page-visit';
import { importLine } from '../site/import-line';
import { Copy } from './copy';
import type { ExampleProps } from './example';
import { followHeights, holdHeights } from './hold-heights';
import { Neighbours } from './neighbours';
import { PageContents, type PagePart } from './page-contents';
import { PageFoot, PageTools } from './page-tools';
import { Section, type SectionProps } from './section';
import { slug } from './slug';
import { Usage } from './usage';
import { useRestingSections } from './use-resting-sections';
import { useWholePage } from './use-whole-page';

export interface DemoPageProps {
  /**
   * The sentence under the heading, where it holds more than text.
   * @default the page's own, from its `page.meta.ts`
   */
  lead?: ReactNode;
  /** `Example`, `FormExample` and `Section`, one after another; their titles make the page's list. */
  children: ReactNode;
}

const REFERENCE: PagePart = { title: 'Referencia', id: 'referencia' };
/** Parts of a page that fill a tall screen. */
const BEGINNING = 2;

/**
 * A page of the showcase: breadcrumb, heading, lead, import line and tools, then the examples, with
 * the page's list at their side, and at the end the neighbours and how to make the page better.
 */
export function DemoPage({ lead, children }: DemoPageProps) {
  const about = useAboutPage();
  const body = useRef<HTMLDivElement>(null);
  const whole = useWholePage();
  useRestingSections(body, whole);
  if (!about) return children;
  const { page, facts } = about;
  const [before, after] = atReference(children);
  // The pages about the project show no component.
  const hasReference = page.section !== 'project';
  const usage = facts.usage && (
    <Usage key="usage" title="Cuándo usarlo" usage={facts.usage} registry={facts.registry} />
  );
  const parts = [
    ...withUsage(before, usage),
    ...(hasReference ? [<Reference key={REFERENCE.id} {...REFERENCE} />] : []),
    ...after,
  ];
  const contents = listed(parts);
  const rows = inRows(parts);
  const line = facts.imports && importLine(facts.imports);
  return (
    <div className="demo-page" onFocusCapture={followHeights} onPointerDownCapture={holdHeights}>
      <header className="page-head">
        {page.group !== undefined && <p className="crumb">{page.group}</p>}
        <h1>{page.title}</h1>
        <p className="lead">{lead ?? facts.lead}</p>
        {line && (
          <div className="strip">
            <code>{line}</code>
            <Copy text={line} label="Copiar la línea de importación" />
          </div>
        )}
        <PageTools page={page} facts={facts} />
      </header>
      {contents.length > 1 && <PageContents parts={contents} />}
      <div ref={body} className="page-body" data-unfinished={whole ? undefined : ''}>
        {whole ? rows : rows.slice(0, BEGINNING)}
      </div>
      <Neighbours page={page} />
      <PageFoot page={page} facts={facts} />
    </div>
  );
}

/** What it is for stands behind what one can try. */
function withUsage(parts: ReactNode[], usage: ReactNode): ReactNode[] {
  if (!usage) return parts;
  const [first] = parts;
  const playground =
    isValidElement<{ title?: unknown }>(first) && first.props.title === 'Demo' ? 1 : 0;
  return parts.toSpliced(playground, 0, usage);
}

/** Plates two by two, so that those of a row share their lines; one that fills its width has a row, folded ones a list. */
function inRows(parts: readonly ReactNode[]): ReactNode[] {
  const rows: ReactNode[] = [];
  let row: ReactElement[] = [];
  const end = () => {
    const [first] = row;
    if (first) {
      rows.push(
        <div
          key={`row ${first.key}`}
          className={isFolded(first) ? 'plates folds' : 'plates'}
          data-pair={(row.length > 1 && !isFolded(first)) || undefined}
        >
          {row}
        </div>,
      );
    }
    row = [];
  };
  for (const part of parts) {
    const isPlate = isValidElement<Partial<ExampleProps>>(part) && part.props.component;
    const folds = isFolded(part);
    const isWide = isPlate && part.props.align === 'start' && !part.props.half && !folds;
    const isFull = folds !== isFolded(row[0]) || (row.length === 2 && !folds);
    if (!isPlate || isWide || isFull) end();
    if (isPlate) row.push(part);
    else rows.push(part);
    if (isWide) end();
  }
  end();
  return rows;
}

function isFolded(part: ReactNode): boolean {
  return isValidElement<Partial<ExampleProps>>(part) && part.props.folded !== undefined;
}

/** The parts before the reference, and the sections that close a page. */
function atReference(children: ReactNode): [ReactNode[], ReactNode[]] {
  const all = Children.toArray(children);
  const last = all.findLastIndex(
    (child) =>
      !isValidElement<SectionProps>(child) ||
      child.type !== Section ||
      child.props.place === 'before-reference',
  );
  return [all.slice(0, last + 1), all.slice(last + 1)];
}

/** The parts of a page that have a heading, in their order. */
function listed(children: ReactNode): PagePart[] {
  return Children.toArray(children).flatMap((child): PagePart[] => {
    if (!isValidElement<{ title?: unknown; id?: unknown; children?: ReactNode }>(child)) return [];
    if (child.type === Fragment) return listed(child.props.children);
    const { title, id } = child.props;
    if (typeof title !== 'string') return [];
    return [{ title, id: typeof id === 'string' ? id : slug(title) }];
  });
}
