import { useId } from 'react';
import { SiteLink } from '../shell/site-link';
import { useCurrentSection } from './use-current-section';

/** A part of a page that has a heading. */
export interface PagePart {
  title: string;
  id: string;
}

/** The list "En esta página": beside the page where there is space, above its examples elsewhere. */
export function PageContents({ parts }: { parts: readonly PagePart[] }) {
  const titleId = useId();
  const current = useCurrentSection(parts.map(({ id }) => id));
  return (
    <nav className="contents" aria-labelledby={titleId}>
      <p id={titleId} className="contents-title">
        En esta página
      </p>
      <ol>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <SiteLink to={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
