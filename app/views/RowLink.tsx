// The link of a row of a table: its words stay where there is nothing to lead to.

import type { ComponentProps, ReactElement } from 'react';
import { Link } from '../layout/Link.tsx';
import { useOpens } from '../portal/offered.ts';

export function RowLink(props: ComponentProps<typeof Link>): ReactElement {
  return useOpens(props.to) ? <Link {...props} /> : <span>{props.children}</span>;
}
