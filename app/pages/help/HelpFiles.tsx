// The PDFs of one section of the help page, each with its button.

import type { ReactElement } from 'react';
import { Link } from '../../layout/Link.tsx';
import { useT } from '../../portal/portal.tsx';
import { HelpFile } from './HelpFile.tsx';
import type { Files } from './sections.ts';
import { useHelpFiles } from './use-help-files.ts';

export function HelpFiles({ which }: { readonly which: Files }): ReactElement {
  const t = useT();
  const files = useHelpFiles(which);
  if (files === undefined) return <Waiting />;
  if (files.length === 0)
    return (
      <p className="help-none">
        {t('app.help.fees.none')} <Link to="/update-profile/coverage">{t('app.nav.profile')}</Link>
      </p>
    );
  return (
    <ul className="help-files">
      {files.map((file) => (
        <HelpFile key={file.id} file={file} />
      ))}
    </ul>
  );
}

/** As high as one file. */
function Waiting(): ReactElement {
  return (
    <ul className="help-files" aria-busy="true">
      <li>
        <i className="help-waiting" />
      </li>
    </ul>
  );
}
