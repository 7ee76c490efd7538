// The way back to the guide of the demo world, for pages without a footer; nothing where there is no demo.

import type { ReactElement } from 'react';
import { useT } from '../portal/portal.tsx';
import { isDemo } from './demo.ts';
import { Link } from './Link.tsx';

/** A whole line of its own; `onChosen` hears that it is followed. */
export function DemoGuide({ onChosen }: { readonly onChosen?: () => void }): ReactElement | null {
  const t = useT();
  if (!isDemo()) return null;
  return (
    <Link className="demo-guide" to="/demo" onClick={onChosen}>
      {t('app.demo.back')}
    </Link>
  );
}
