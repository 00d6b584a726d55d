import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';
import { pageAt } from '../routes';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the route table, or an anchor of this page: `/ui/buttons`, `#tonos`. */
  to: string;
}

/**
 * A link within the site. It fetches its page as soon as somebody points at it, and leaves out what
 * the router's own brings for its framework mode.
 */
export function SiteLink({ to, onClick, ...rest }: SiteLinkProps) {
  const target = to.startsWith('#') ? { hash: to } : to;
  const href = useHref(target);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(target);
  const prefetch = () => {
    // A failure will show when they go there.
    pageAt(to)
      ?.load()
      .catch(() => undefined);
  };
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    />
  );
}
