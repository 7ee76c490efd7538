// One submission as it was sent: its answers in the words of that day, its files, and paper of it.

import type { ReactElement } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { todayIn } from '../../../runtime/core/index.ts';
import { AnsweredParts } from '../../answers/AnsweredParts.tsx';
import { Versions } from '../../answers/Versions.tsx';
import { useCall } from '../../calls/reading.tsx';
import type { AnswerOf } from '../../calls/typed.ts';
import { FileList } from '../../files/FileList.tsx';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { Icon } from '../../layout/icons.tsx';
import { Link } from '../../layout/Link.tsx';
import { useTitle } from '../../layout/title.ts';
import { Skeleton } from '../../layout/waiting.tsx';
import { useMoments } from '../../portal/moments.ts';
import { usePortal, useSession, useT } from '../../portal/portal.tsx';
import { isOfDesk } from '../../session/selectors.ts';
import { useArrival } from '../desk/arrival.ts';
import { DeskKeys } from '../desk/keys/DeskKeys.tsx';
import { Beside } from '../desk/PlaceStrip.tsx';
import { backToList, fromList, isFromList } from '../desk/place.ts';
import { NotFound } from '../NotFound.tsx';
import { useAsked } from './beside.ts';
import { addressOf, useOpened } from './opened.ts';
import { SaveFile } from './SaveFile.tsx';
import '../desk/desk.css';
import './received.css';

type One = AnswerOf<'received_one'>['data'];

const GONE = 404;

export function ReceivedOne(): ReactElement {
  const { form = '', id = '' } = useParams();
  const { search } = useLocation();
  const { data, error, retry } = useCall('received_one', useAsked(form, id, search));
  useTitle(data?.data.title);
  useArrival(id);
  useOpened(form, id);
  if (!data && error?.status === GONE) return <NotFound />;
  if (!data && error && error.status !== 401)
    return <Failed of={error} onRetry={() => void retry()} />;
  return data ? <Opened one={data.data} /> : <Skeleton />;
}

function Opened({ one }: { readonly one: One }): ReactElement {
  const t = useT();
  const { download, content } = usePortal();
  const { search } = useLocation();
  const { id, form, title, answers, files, number = id.slice(0, id.indexOf('-')) } = one;
  return (
    <div className="page desk">
      <Place one={one} search={search} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <div className="desk-split received-one">
        <div className="desk-main">
          <section className="desk-card desk-answers" aria-label={t('app.received.answers')}>
            <h2>{t('app.received.answers')}</h2>
            <AnsweredParts parts={answers} />
            {files.length > 0 && (
              <div className="answered-part">
                <h3>{t('app.received.files')}</h3>
                <FileList
                  files={files}
                  download={(key) => download('received_file', { form, id, key })}
                />
              </div>
            )}
          </section>
          <Versions
            versions={one.versions}
            download={(key) => download('received_file', { form, id, key })}
          />
        </div>
        <aside className="desk-card received-facts" aria-label={t('app.received.facts')}>
          <Facts one={one} />
          {one.status !== undefined && <InQueue id={id} />}
          <div className="received-acts">
            <button type="button" className="btn" onClick={() => window.print()}>
              {t('app.received.print')}
            </button>
            <SaveFile
              label={t('app.received.pdf')}
              name={`${title} ${todayIn(content.app.timeZone, new Date(one.at))} ${number}.pdf`}
              download={() => download('received_print', { form, id })}
            />
          </div>
        </aside>
      </div>
    </div>
  );
}

/** The way back to the list, and to what stands before and after it there. */
function Place({ one, search }: { readonly one: One; readonly search: string }): ReactElement {
  const t = useT();
  const navigate = useNavigate();
  const { form, before, after } = one;
  const at = (id: string | undefined) =>
    id === undefined ? undefined : fromList(addressOf(form, id), search);
  const step = (by: 1 | -1): void => {
    const to = at(by === 1 ? after : before);
    if (to !== undefined) navigate(to);
  };
  return (
    <nav className="desk-place" aria-label={t('app.received.place')}>
      <p className="desk-back">
        <Link to={backToList(`forms/${form}`, search)}>
          <Icon name="down" small />
          {t('app.received.back')}
        </Link>
      </p>
      {isFromList(search) && (
        <p className="desk-beside">
          <Beside to={at(before)} label={t('app.desk.before')} />
          <Beside to={at(after)} label={t('app.desk.after')} />
          <DeskKeys onStep={step} />
        </p>
      )}
    </nav>
  );
}

/** Whoever works at the desk goes on with it there. */
function InQueue({ id }: { readonly id: string }): ReactElement | null {
  const t = useT();
  const isClerk = useSession(({ staff }) => staff !== undefined && isOfDesk(staff));
  if (!isClerk) return null;
  return (
    <p className="desk-more">
      <Link to={`/desk/items/${id}`}>{t('app.received.inQueue')}</Link>
    </p>
  );
}

function Facts({
  one: { at, sender, sender_number, status = '', number = '' },
}: {
  readonly one: One;
}): ReactElement {
  const t = useT();
  const moments = useMoments();
  const facts = [
    [t('views.desk-items.number.heading'), number],
    [t('app.received.sent'), moments.moment(at)],
    [t('app.received.by'), sender],
    [t('app.received.number'), sender_number],
    [t('views.desk-items.status.heading'), status],
  ].filter(([, value]) => value !== '');
  return (
    <dl className="desk-list">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
