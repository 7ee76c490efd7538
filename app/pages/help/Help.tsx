// Helpful Information: what an attorney needs to know to serve members, with the papers to keep. Open to everybody.

import type { ReactElement } from 'react';
import { Markdown } from '../../../runtime/react/index.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import { HelpFiles } from './HelpFiles.tsx';
import { type HelpSection, SECTIONS } from './sections.ts';
import { useOwnPlace } from './use-own-place.ts';
import './help.css';

export function Help(): ReactElement {
  const t = useT();
  useOwnPlace();
  return (
    <div className="page">
      <div className="pagehead">
        <h1>{t('app.help.title')}</h1>
        <p className="lead">{t('app.help.lead')}</p>
      </div>
      <div className="help">
        <Contents />
        <div className="sheet">
          {SECTIONS.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Contents(): ReactElement {
  const t = useT();
  return (
    <nav className="help-contents" aria-label={t('app.help.contents')}>
      <h2>{t('app.help.contents')}</h2>
      <ul>
        {SECTIONS.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{t(title)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Section({ section }: { readonly section: HelpSection }): ReactElement {
  const t = useT();
  const { content } = usePortal();
  const { id, title, lead, files, page, contact } = section;
  const tree = page === undefined ? undefined : content.app.pages[page];
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {t(title)}
      </h2>
      {lead && <p className="soft">{t(lead)}</p>}
      {files && <HelpFiles which={files} />}
      {tree && (
        <div className="help-text">
          <Markdown tree={tree} level={2} />
        </div>
      )}
      {contact && (
        <p className="help-contact">
          {t('app.help.authorizations.contact', { ...content.config.contact.authorizations })}
        </p>
      )}
    </section>
  );
}
