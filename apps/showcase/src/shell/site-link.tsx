import { type ComponentProps, memo } from 'react';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the route table, or an anchor of this page: `/ui/buttons`, `#tonos`. */
  to: string;
}

/** A link within the site; the router listens for all of them (`src/router/use-site-links.ts`). */
export const SiteLink = memo(function SiteLink({ to, ...rest }: SiteLinkProps) {
  return <a {...rest} href={to} data-site-link="" />;
});
