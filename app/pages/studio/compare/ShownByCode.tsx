// A change for somebody without a login who was sent a link and its code: what differs, how it looks before and after, and nothing to press.

import {
  type FormEvent,
  type ReactElement,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useParams } from 'react-router-dom';
import { Button } from '../../../../runtime/react/index.ts';
import { type Refused, sayingOf } from '../../../calls/refusal.ts';
import type { AnswerOf } from '../../../calls/typed.ts';
import { Skeleton } from '../../../layout/waiting.tsx';
import { usePortal, useT } from '../../../portal/portal.tsx';
import { StudioRoom } from '../shell/StudioRoom.tsx';
import { aboutPlainly } from './about.tsx';
import { BeforeAfter, type SideName, type Standing } from './BeforeAfter.tsx';
import { SeeBoth } from './SeeBoth.tsx';

type Opened = AnswerOf<'studio_shown_open'>['data'];

export const StudioShown = (): ReactElement => (
  <StudioRoom>
    <Shown />
  </StudioRoom>
);

function Shown(): ReactElement {
  const t = useT();
  const { token = '' } = useParams();
  const [opened, setOpened] = useState<Opened>();
  const [isAsking, setAsking] = useState(() => visitOf(token) !== null);
  useEffect(() => {
    const link = visitOf(token);
    if (link === null) return;
    void openedAgain(link)
      .then(setOpened)
      .finally(() => setAsking(false));
  }, [token]);
  const open = (found: Opened): void => {
    sessionStorage.setItem(visitKey(token), found.link);
    setOpened(found);
  };
  if (isAsking) return <Skeleton />;
  return (
    <div className="page shown">
      <header className="shown-head">
        <span className="seal" aria-hidden="true">
          §
        </span>
        <b>{t('app.name')}</b>
        <span className="shown-ribbon">
          {t(opened?.isPublished ? 'studio.shown.published' : 'studio.shown.overline')}
        </span>
      </header>
      {opened ? <Looking of={opened} /> : <Code onOpened={open} />}
    </div>
  );
}

const visitKey = (token: string): string => `portal.shown.${token}`;

/** Under which link this window has typed the code; its cookie says for how long that holds. */
const visitOf = (token: string): string | null => sessionStorage.getItem(visitKey(token));

/** What is shown, without the code; undefined where it has to be typed again. */
async function openedAgain(link: string): Promise<Opened | undefined> {
  const at = `/shown/content/${encodeURIComponent(link)}/what.json`;
  const answer = await fetch(at, { credentials: 'same-origin' }).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as Opened) : undefined;
}

/** Nothing more can be tried at a link that has ended. */
const GONE = 410;

function Code({ onOpened }: { readonly onOpened: (opened: Opened) => void }): ReactElement {
  const t = useT();
  const id = useId();
  const { token = '' } = useParams();
  const { send } = usePortal();
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<Refused>();
  const [isBusy, setBusy] = useState(false);
  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const sent = await send('studio_shown_open', { token, code });
    setBusy(false);
    if (sent.ok) onOpened(sent.body.data);
    else setRefused(sent.refused);
  };
  const said = refused && (refused.sentence ?? sayingOf(refused, t));
  if (refused?.status === GONE)
    return (
      <>
        <h1>{t('studio.shown.ended')}</h1>
        <p className="lead" role="alert">
          {said}
        </p>
      </>
    );
  return (
    <>
      <h1>{t('studio.shown.code')}</h1>
      <p className="lead">{t('studio.shown.codeLead')}</p>
      <form className="shown-code" onSubmit={(event) => void open(event)}>
        <label htmlFor={id}>{t('studio.shown.codeLabel')}</label>
        <input
          id={id}
          className="f-in"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          aria-invalid={said !== undefined}
          aria-describedby={said === undefined ? undefined : `${id}-said`}
          onChange={({ target }) => setCode(target.value)}
        />
        {said !== undefined && (
          <p id={`${id}-said`} className="shown-bad" role="alert">
            {said}
          </p>
        )}
        <Button type="submit" look="primary" busy={isBusy}>
          {t('studio.shown.open')}
        </Button>
      </form>
    </>
  );
}

function Looking({ of }: { readonly of: Opened }): ReactElement {
  const t = useT();
  const { link, name, owner, isPublished, groups, places } = of;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: whoever reads begins at the top.
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  const standings = useMemo(
    () => new Map(places.map(({ key, ...place }) => [key, { key, place, values: {} }])),
    [places],
  );
  const addressOf = (side: SideName, { form, section }: Standing['place']): string =>
    `/preview/shown/${link}/${side}/${form}${section ? `/${section}` : ''}`;
  return (
    <>
      <div className="pagehead">
        <h1 ref={heading} tabIndex={-1}>
          {name}
        </h1>
        <p className="lead">
          {t(isPublished ? 'studio.shown.leadDone' : 'studio.shown.lead', { owner })}
        </p>
      </div>
      <SeeBoth
        groups={groups}
        aboutOf={aboutPlainly}
        bothOf={(key) => {
          const of = standings.get(key);
          return of && (() => <BeforeAfter {...{ of, addressOf }} />);
        }}
      />
    </>
  );
}
