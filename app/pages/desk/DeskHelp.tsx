// The help page of the desk: every status flow as it is declared, drawn as a picture.

import type { ReactElement } from 'react';
import { Icon } from '../../layout/icons.tsx';
import { Link } from '../../layout/Link.tsx';
import { usePortal, useT } from '../../portal/portal.tsx';
import { FlowPicture } from './FlowPicture.tsx';
import { Find } from './find/Find.tsx';
import './desk.css';
import './flows.css';

export function DeskHelp(): ReactElement {
  const t = useT();
  const { flows } = usePortal().content.app;
  return (
    <div className="page desk">
      <Find />
      <p className="desk-back">
        <Link to="/desk">
          <Icon name="down" small />
          {t('app.desk.title')}
        </Link>
      </p>
      <div className="desk-head">
        <h1>{t('app.desk.help.title')}</h1>
      </div>
      <p className="lead desk-about">{t('app.desk.help.lead')}</p>
      <div className="desk-main">
        {Object.values(flows).map((flow) => (
          <FlowPicture key={flow.id} flow={flow} />
        ))}
      </div>
    </div>
  );
}
