import type { ReactNode } from 'react';
import { SiteLink } from '../shell/site-link';
import { slug } from './slug';

export interface SectionProps {
  /** Heading; its anchor comes from it, and the page's list shows it. */
  title: string;
  /**
   * Anchor, when the title's own would clash with another.
   * @default slug(title)
   */
  id?: string | undefined;
  /**
   * Where it stands: what belongs to the component comes before the reference, what closes a page,
   * such as limits and data, behind it.
   * @default 'end'
   */
  place?: 'before-reference' | 'end' | undefined;
  children: ReactNode;
}

/** A part of a page that is not an example: a heading with its anchor, and prose or tables. */
export function Section({ title, id = slug(title), children }: SectionProps) {
  return (
    <section className="section">
      <AnchorHeading id={id} title={title} />
      {children}
    </section>
  );
}

/** A heading that is its own link (SHL-5: it stops below the toolbar). */
export function AnchorHeading({ id, title }: { id: string; title: string }) {
  return (
    <h2 id={id} className="anchor">
      <SiteLink to={`#${id}`}>{title}</SiteLink>
    </h2>
  );
}
