import { SiteLink } from '../shell/site-link';
import { versionName } from '../site/install';
import type { PageFacts, SitePage } from '../site/page.types';
import { markdownPath } from '../site/page-address';
import { CODE_URL } from '../site/site-links';
import { CopyMarkdown } from './copy-markdown';
import { kilobytes } from './kilobytes';

/** Fewer bytes than this would read as "0,0 kB". */
const NOTHING = 50;

interface PageToolsProps {
  page: SitePage;
  facts: PageFacts;
}

/** Under a page's import line: what it weighs, measured by the build, and where to read more. */
export function PageTools({ page, facts }: PageToolsProps) {
  const { size, beside, imports } = facts;
  const [scope, folder] = imports?.from.split('/') ?? [];
  const name = `${scope}/${folder}`;
  return (
    <ul className="page-tools">
      {size !== undefined && (
        <li className="page-size">
          <strong>{kilobytes(size)}</strong> gzip
          {beside !== undefined &&
            (beside < NOTHING
              ? ` · sin costo si ya usas ${name}`
              : ` · ${kilobytes(beside)} si ya usas ${name}`)}
        </li>
      )}
      {/* Together, so that neither stands on a line by itself. */}
      <li className="page-links">
        {folder && (
          <SiteLink to="#referencia" className="page-tool">
            Propiedades
          </SiteLink>
        )}
        {folder && (
          <a href={`${CODE_URL}/tree/main/packages/${folder}/src`} className="page-tool">
            Ver código
          </a>
        )}
        <CopyMarkdown url={markdownPath(page.path)} />
      </li>
    </ul>
  );
}

/** At the end of a page: its version and date, and how to make it better. */
export function PageFoot({ page, facts }: PageToolsProps) {
  const { version, updated, measured, file } = facts;
  const title = encodeURIComponent(`${page.path}: `);
  return (
    <ul className="page-foot">
      <li>Versión {versionName(version)}</li>
      {updated && (
        <li>
          Al día desde el <Day date={updated} />
        </li>
      )}
      {measured && (
        <li>
          En un teléfono lento, el <Day date={measured.date} />: primer pintado en{' '}
          {Math.round(measured.firstPaint)} ms, respuesta en {Math.round(measured.interaction)} ms y{' '}
          {measured.violations} fallas de axe
        </li>
      )}
      <li>
        <a href={`${CODE_URL}/edit/main/apps/showcase/${file}`}>Editar esta página</a>
      </li>
      <li>
        <a href={`${CODE_URL}/issues/new?title=${title}`}>Reportar un problema</a>
      </li>
      <li>
        <a href={markdownPath(page.path)}>Esta página en Markdown</a>
      </li>
    </ul>
  );
}

function Day({ date }: { date: string }) {
  return <time dateTime={date}>{date.split('-').reverse().join('/')}</time>;
}
