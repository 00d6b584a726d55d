import { Children, Fragment, isValidElement, type ReactNode, useRef } from 'react';
import { DESCRIPTIONS } from '../descriptions';
import type { PageFacts } from '../facts.types';
import { Reference } from '../reference/reference';
import { usePageVisit } from '../router/page-visit';
import { PAGES, pageAt, type SitePage } from '../routes';
import { SiteLink } from '../shell/site-link';
import { Copy } from './copy';
import { PageContents, type PagePart } from './page-contents';
import { PageFoot, PageTools } from './page-tools';
import { Section, type SectionProps } from './section';
import { slug } from './slug';
import { useRestingSections } from './use-resting-sections';
import { useWholePage } from './use-whole-page';

export interface DemoPageProps {
  /** What a reader would import, such as `import { Button } from '@guadua/utils/ui'`. */
  imports?: string;
  /**
   * The sentence under the heading.
   * @default the page's sentence in `src/descriptions.ts`
   */
  lead?: ReactNode;
  /** Sizes and dates of the page: the build gives them (`build/facts-plugin.ts`), nobody else. */
  facts?: PageFacts;
  /** `Example`, `FormExample` and `Section`, one after another; their titles make the page's list. */
  children: ReactNode;
}

const REFERENCE: PagePart = { title: 'Referencia', id: 'referencia' };
/** Sections that belong to the component rather than to the end of the page. */
const BEFORE_REFERENCE = new Set(['Teclado', 'Accesibilidad']);
/** Parts of a page that fill a tall screen. */
const BEGINNING = 2;

/**
 * A page of the showcase: breadcrumb, heading, lead, import line and tools, then the examples, with
 * the page's list at their side, and at the end the neighbours and how to make the page better.
 */
export function DemoPage({ imports, lead, facts, children }: DemoPageProps) {
  const page = pageAt(usePageVisit().pathname);
  const body = useRef<HTMLDivElement>(null);
  const whole = useWholePage();
  useRestingSections(body, whole);
  if (!page) return children;
  // The pages about the project show no component.
  const told = page.section !== 'project';
  const [before, after] = atReference(children);
  const parts = [
    ...before,
    ...(told ? [<Reference key={REFERENCE.id} {...REFERENCE} />] : []),
    ...after,
  ];
  const contents = listed(parts);
  return (
    <div className="demo-page">
      <header className="page-head">
        {page.group !== null && (
          <p className="crumb">
            {page.group}
            {page.entry !== null && (
              <>
                <span aria-hidden="true"> / </span>
                {page.entry}
              </>
            )}
          </p>
        )}
        <h1>{page.title}</h1>
        <p className="lead">{lead ?? DESCRIPTIONS[page.path]}</p>
        {imports && (
          <div className="strip">
            <code>{imports}</code>
            <Copy text={imports} label="Copiar la línea de importación" />
          </div>
        )}
        <PageTools page={page} imports={imports} facts={facts} />
      </header>
      {contents.length > 1 && <PageContents parts={contents} />}
      <div ref={body} className="page-body" data-unfinished={whole ? undefined : ''}>
        {whole ? parts : parts.slice(0, BEGINNING)}
      </div>
      <Neighbours page={page} />
      <PageFoot page={page} facts={facts} />
    </div>
  );
}

/** What the reference stands behind, and the limits and data that close a page. */
function atReference(children: ReactNode): [ReactNode[], ReactNode[]] {
  const all = Children.toArray(children);
  const last = all.findLastIndex(
    (child) =>
      !isValidElement<SectionProps>(child) ||
      child.type !== Section ||
      BEFORE_REFERENCE.has(child.props.title),
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

function Neighbours({ page }: { page: SitePage }) {
  const pages = PAGES.filter((known) => known.entry !== null);
  const index = pages.indexOf(page);
  if (index === -1) return null;
  const previous = pages[index - 1];
  const next = pages[index + 1];
  return (
    <nav className="neighbours" aria-label="Páginas vecinas">
      {previous && (
        <SiteLink to={previous.path} className="neighbour" rel="prev">
          <span className="neighbour-label">Anterior</span>
          <span className="neighbour-title">{previous.title}</span>
        </SiteLink>
      )}
      {next && (
        <SiteLink to={next.path} className="neighbour neighbour-next" rel="next">
          <span className="neighbour-label">Siguiente</span>
          <span className="neighbour-title">{next.title}</span>
        </SiteLink>
      )}
    </nav>
  );
}
