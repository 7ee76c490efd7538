// The home of staff: who one is, with which roles, and what one may do now; it leads to nothing that is not there.

import type { ReactElement } from 'react';
import { useCall } from '../../calls/reading.tsx';
import type { AnswerOf } from '../../calls/typed.ts';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { Link } from '../../layout/Link.tsx';
import { Skeleton } from '../../layout/waiting.tsx';
import { usePortal, useT } from '../../portal/portal.tsx';
import { isOfStudio, mayRelease } from '../../session/selectors.ts';
import { Sessions } from '../account/Sessions.tsx';
import { Received } from './Received.tsx';

type Me = AnswerOf<'staff_me'>['data'];

export function StaffHome(): ReactElement {
  const t = useT();
  const { data, error, retry } = useCall('staff_me', {});
  // Who is no longer logged in is on the way out already.
  if (!data && error && error.status !== 401)
    return <Failed of={error} onRetry={() => void retry()} />;
  if (!data) return <Skeleton />;
  const { email, roles, forms, recovery_codes_left: count } = data.data;
  return (
    <div className="page">
      <div className="pagehead">
        <h1>{t('app.staff.home.title')}</h1>
        <p className="lead">{t('app.staff.home.welcome', { email })}</p>
      </div>
      <div className="sheet">
        <Roles roles={roles} />
        {isOfStudio({ roles }) && <Studio />}
        <Forms forms={forms} />
        <Received />
        {mayRelease({ roles }) && <Webhooks />}
        <section>
          <h2>{t('app.staff.home.previews')}</h2>
          <ul className="list">
            <li>
              <div>
                <b>{t('app.staff.home.everyForm')}</b>
                <span>{t('app.staff.home.previewsLead')}</span>
              </div>
              <Link className="btn" to="/previews">
                {t('app.demo.open')}
                <span className="sr"> {t('app.staff.home.previews')}</span>
              </Link>
            </li>
          </ul>
        </section>
        <section>
          <h2>{t('app.staff.home.security')}</h2>
          <p className="soft">{t('app.staff.home.codes', { count })}</p>
        </section>
        <section>
          <h2>{t('app.sessions.title')}</h2>
          <p className="soft">{t('app.sessions.lead')}</p>
          <Sessions of="staff" />
        </section>
      </div>
    </div>
  );
}

function Roles({ roles }: Pick<Me, 'roles'>): ReactElement {
  const t = useT();
  const { has } = usePortal().content.texts;
  return (
    <section>
      <h2>{t('app.staff.home.roles')}</h2>
      {roles.length === 0 && <p className="soft">{t('app.staff.home.noRoles')}</p>}
      <ul className="list">
        {roles.map((role) => {
          const name = `app.staff.home.role.${role}`;
          const may = `app.staff.home.may.${role}`;
          return (
            <li key={role}>
              <div>
                <b>{has(name) ? t(name) : role}</b>
                {has(may) && <span>{t(may)}</span>}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Studio(): ReactElement {
  const t = useT();
  return (
    <section>
      <h2>{t('app.studio.title')}</h2>
      <ul className="list">
        <li>
          <div>
            <b>{t('app.studio.wording')}</b>
            <span>{t('app.staff.home.studioLead')}</span>
          </div>
          <Link className="btn" to="/studio">
            {t('app.demo.open')}
            <span className="sr"> {t('app.studio.title')}</span>
          </Link>
        </li>
      </ul>
    </section>
  );
}

function Webhooks(): ReactElement {
  const t = useT();
  return (
    <section>
      <h2>{t('app.webhooks.title')}</h2>
      <ul className="list">
        <li>
          <div>
            <b>{t('app.webhooks.deliveries')}</b>
            <span>{t('app.webhooks.lead')}</span>
          </div>
          <Link className="btn" to="/staff/webhooks">
            {t('app.demo.open')}
            <span className="sr"> {t('app.webhooks.title')}</span>
          </Link>
        </li>
      </ul>
    </section>
  );
}

function Forms({ forms }: Pick<Me, 'forms'>): ReactElement {
  const t = useT();
  const own = useCall('form_open_list', {}).data?.data;
  const hasOwn = own !== undefined && (own.forms.some(({ state }) => state === 'open') || own.sent);
  return (
    <section>
      <h2>{t('app.staff.home.forms')}</h2>
      {forms.length === 0 && <p className="soft">{t('app.staff.home.noForms')}</p>}
      <ul className="list">
        {forms.map(({ id, title }) => (
          <li key={id}>
            <div>
              <b>{title}</b>
            </div>
            <Link className="btn" to={`/forms/${id}`}>
              {t('app.demo.open')}
              <span className="sr"> {title}</span>
            </Link>
          </li>
        ))}
        {hasOwn && (
          <li>
            <div>
              <b>{t('app.forms.home')}</b>
              <span>{t('app.forms.homeLead')}</span>
            </div>
            <Link className="btn" to="/forms">
              {t('app.demo.open')}
              <span className="sr"> {t('app.forms.home')}</span>
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
