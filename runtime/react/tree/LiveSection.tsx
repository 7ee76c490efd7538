// A section that is itself one of several possibilities: drawn as a whole, under the head that every section has.

import type { ReactElement, ReactNode } from 'react';
import { useSection } from '../context/section.ts';

export function LiveSection({ children }: { readonly children: ReactNode }): ReactElement {
  const { head } = useSection();
  return (
    <section className="f-section f-head">
      {head}
      <div className="f-fields">{children}</div>
    </section>
  );
}
