// A change for somebody without a login who was sent a link and its code: what differs, how it looks before and after, and nothing to press.

import { type FormEvent, type ReactElement, useEffect, useId, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Button } from '../../../../runtime/react/index.ts';
import { type Refused, sayingOf } from '../../../calls/refusal.ts';
import { Skeleton } from '../../../layout/waiting.tsx';
import { usePortal, useT } from '../../../portal/portal.tsx';
import { StudioRoom } from '../shell/StudioRoom.tsx';
import { Looking, type Opened } from './Looking.tsx';

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
