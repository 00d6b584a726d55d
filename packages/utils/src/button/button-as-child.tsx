import { clsx } from 'clsx/lite';
import { type ComponentProps, cloneElement, type ReactElement } from 'react';
import { useMergedRefs } from '../internal/use-merged-refs';

interface ButtonAsChildProps extends ComponentProps<'button'> {
  readonly child: ReactElement<ComponentProps<'button'>>;
}

/** Gives an element the props and content of a button. Its own props win; of two handlers its own is called first. */
export function ButtonAsChild({ child, children, ref, ...props }: ButtonAsChildProps) {
  const own: Record<string, unknown> = { ...child.props };
  const outer: Record<string, unknown> = { ...props };
  const joined: Record<string, unknown> = { ...outer, ...own };
  for (const [name, handler] of Object.entries(own)) {
    const other = outer[name];
    if (!/^on[A-Z]/.test(name)) continue;
    if (typeof handler !== 'function' || typeof other !== 'function') continue;
    joined[name] = (...details: unknown[]) => {
      handler(...details);
      other(...details);
    };
  }
  return cloneElement(
    child,
    {
      ...joined,
      className: clsx(props.className, child.props.className),
      style: { ...props.style, ...child.props.style },
      ref: useMergedRefs(ref, child.props.ref),
    },
    children,
  );
}
