// A link within the portal. The router's own brings along what fetches data and pages ahead of a click (3 kB), which nobody here asks for.

import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { useOpens } from '../portal/offered.ts';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the portal. */
  readonly to: string;
}

/** Leads on without loading the page anew, unless the browser is asked for more (another tab, a download). Absent where nothing is there to lead to. */
export function Link({ to, onClick, ...others }: Props): ReactElement | null {
  const leads = useOpens(to);
  const href = useHref(to);
  const { target } = others;
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { ...(target && { target }) });
  const click = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  if (!leads) return null;
  return <a {...others} href={href} onClick={click} />;
}
