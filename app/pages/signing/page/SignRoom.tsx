// The document to sign: read it on the left, sign it on the right; on a phone the panel is below.

import { type ReactElement, useCallback, useRef } from 'react';
import { Button, Icon } from '../../../../runtime/react/index.ts';
import type { Refused } from '../../../calls/refusal.ts';
import type { AnswerOf } from '../../../calls/typed.ts';
import type { Opened } from '../../../host/opened.ts';
import { usePortal, useT } from '../../../portal/portal.tsx';
import { tellSigning } from '../channel.ts';
import { whatHelps } from '../what-helps.ts';
import type { Finished } from './Done.tsx';
import { useDownload } from './download.ts';
import { Leaves } from './Leaves.tsx';
import type { Paper } from './paper.ts';
import { type Reading, useReading } from './reading.ts';
import { SignPanel } from './SignPanel.tsx';
import { useTelling } from './telling.ts';

interface Props {
  readonly token: string;
  readonly paper: Paper;
  /** The form `sign`, begun with the signer's name. */
  readonly opened: Opened;
  readonly onDone: (finished: Finished) => void;
  /** The link or the request is no longer good: the page is asked for anew, and says why. */
  readonly onGone: () => void;
}

/** The answers are to be mended, as the server's sentence says: nothing failed. */
const TO_MEND: ReadonlySet<number> = new Set([400, 422]);
/** To wait is no reason to leave the page; what else is refused (signed already, another document) asks for it anew. */
const TOO_MANY = 429;

export function SignRoom({ token, paper, opened, onDone, onGone }: Props): ReactElement {
  const t = useT();
  const { toasts } = usePortal();
  const tell = useTelling(token, true);
  const room = useRef<HTMLElement>(null);
  const count = paper.parts.length;
  const onSeen = useCallback((part: number) => tell('viewed', part), [tell]);
  const reading = useReading({ room, count, before: paper.seen, onSeen });
  const onConsent = useCallback((given: boolean) => tell(given ? 'consented' : 'withdrew'), [tell]);
  const onRefused = (refused: Refused): void => {
    const { status, message } = refused;
    const toMend = TO_MEND.has(status);
    if (toMend && message) toasts.fail(refused, message);
    else toasts.fail(refused, t('app.sign.failed'), whatHelps(refused, t));
    if (status >= 400 && status < 500 && !toMend && status !== TOO_MANY) onGone();
  };
  const onSent = ({ data }: AnswerOf<'sign_finish'>): void => {
    tellSigning('signed');
    onDone({ signedAt: data.signed_at, hash: data.sha256_signed });
  };
  return (
    <div className="sign">
      <Head token={token} title={paper.title} reading={reading} parts={count + 1} tell={tell} />
      <Leaves paper={paper} store={opened.store} room={room} />
      <SignPanel
        opened={opened}
        beside={{ token, sha256: paper.sha256 }}
        reading={<Read seen={reading.seen.size} parts={count} />}
        unread={
          reading.next === undefined ? undefined : { part: reading.next, onward: reading.onward }
        }
        onConsent={onConsent}
        onSent={onSent}
        onRefused={onRefused}
        onBegin={() => showPlace(room.current)}
      />
    </div>
  );
}

/** Only where the document is always in sight; elsewhere the page would jump away from what is typed. */
function showPlace(room: HTMLElement | null): void {
  const place = room?.querySelector('[data-leaf]:last-of-type');
  if (!room || !place || room.scrollHeight <= room.clientHeight) return;
  const by = place.getBoundingClientRect().top - room.getBoundingClientRect().top;
  room.scrollTo({ top: room.scrollTop + by - 16 });
}

interface HeadProps {
  readonly token: string;
  readonly title: string;
  readonly reading: Reading;
  readonly parts: number;
  readonly tell: ReturnType<typeof useTelling>;
}

function Head({ token, title, reading, parts, tell }: HeadProps): ReactElement {
  const t = useT();
  const { current, go } = reading;
  const onSaved = useCallback(() => tell('downloaded'), [tell]);
  const { busy, download } = useDownload(token, title, onSaved);
  // The place to sign comes after the parts to read, and is none of them.
  const place = current < parts ? undefined : t('app.sign.place');
  const count = { part: current, parts: parts - 1 };
  return (
    <header className="sign-head">
      <h1>{t('app.sign.title')}</h1>
      <span className="sign-count">{place ?? t('app.sign.part', count)}</span>
      <span className="sign-count short" aria-hidden="true">
        {place ?? t('app.sign.partShort', count)}
      </span>
      <div className="sign-nav">
        <button
          type="button"
          className="btn quiet icon up"
          aria-label={t('app.sign.previous')}
          disabled={current <= 1}
          onClick={() => go(current - 1)}
        >
          <Icon name="down" />
        </button>
        <button
          type="button"
          className="btn quiet icon"
          aria-label={t('app.sign.next')}
          disabled={current >= parts}
          onClick={() => go(current + 1)}
        >
          <Icon name="down" />
        </button>
        <Button
          look="quiet"
          className="sign-save"
          icon="download"
          busy={busy}
          aria-label={t('app.sign.download')}
          onClick={() => void download()}
        />
      </div>
    </header>
  );
}

function Read({ seen, parts }: { readonly seen: number; readonly parts: number }): ReactElement {
  const t = useT();
  const all = seen >= parts;
  return (
    <p className={all ? 'sign-read all' : 'sign-read'} role="status">
      <Icon name={all ? 'check' : 'eye'} />
      {all ? t('app.sign.read', { parts }) : t('app.sign.unread', { read: seen, parts })}
    </p>
  );
}
