// Links by which somebody of the staff looks at a change and can do nothing else: made, told once, revoked.

import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../runtime/react/index.ts';
import { useCall } from '../../../calls/reading.tsx';
import type { AnswerOf, PayloadOf } from '../../../calls/typed.ts';
import { useRefusal } from '../../../host/refused.ts';
import { useMoments } from '../../../portal/moments.ts';
import { usePortal, useT } from '../../../portal/portal.tsx';
import { NameFirst } from '../shell/ChangeTitle.tsx';
import type { Change } from '../work/types.ts';

const NONE = { address: '', code: '' };

/** The id of its heading: the page is long. */
export const SHOW = 'show-to-somebody';

export function Links({ change }: { readonly change: Change }): ReactElement {
  const { id } = change;
  const t = useT();
  const { send } = usePortal();
  const say = useRefusal();
  const { data, retry } = useCall('studio_links', { change: id });
  const [made, setMade] = useState(NONE);
  const act = async (payload: Omit<PayloadOf<'studio_links'>, 'change'>): Promise<void> => {
    const sent = await send('studio_links', { change: id, ...payload });
    if (sent.ok) setMade({ address: sent.body.data.made, code: sent.body.data.code });
    else say(sent.refused);
    await retry();
  };
  return (
    <section className="compare-group">
      <h2 id={SHOW} tabIndex={-1}>
        {t('studio.show.title')}
      </h2>
      <p className="soft">{t('studio.show.lead')}</p>
      <NameFirst change={change} />
      <p className="compare-acts">
        <Button once onClick={() => void act({ make: true })}>
          {t('studio.show.make')}
        </Button>
        <Button once onClick={() => void act({ make: true, coded: true })}>
          {t('studio.show.makeCoded')}
        </Button>
      </p>
      <Made made={made} />
      <Living links={data?.data.links ?? []} onRevoke={(revoke) => void act({ revoke })} />
    </section>
  );
}

/** Told once: it is not to be missed below the edge of the window. */
function Made({ made }: { readonly made: typeof NONE }): ReactElement {
  const t = useT();
  const { toasts } = usePortal();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (made.address !== '') end.current?.scrollIntoView({ block: 'nearest' });
  }, [made]);
  const address = made.address === '' ? '' : new URL(made.address, window.location.href).href;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    toasts.show('success', t('studio.show.copied'));
  };
  return (
    <div ref={end} className="compare-made">
      {address !== '' && (
        <p className="compare-link" role="status">
          <label>
            {t('studio.show.address')}
            <input
              className="f-in"
              readOnly
              value={address}
              onFocus={({ target }) => target.select()}
            />
          </label>
          <Button onClick={() => void copy()}>{t('studio.show.copy')}</Button>
        </p>
      )}
      {made.code !== '' && (
        <p className="compare-code" role="status">
          {t('studio.show.code')} <b>{made.code}</b>
          <span className="soft">{t('studio.show.codeMore')}</span>
        </p>
      )}
    </div>
  );
}

interface LivingProps {
  readonly links: AnswerOf<'studio_links'>['data']['links'];
  readonly onRevoke: (link: string) => void;
}

/** Those that are good now. */
function Living({ links, onRevoke }: LivingProps): ReactElement | null {
  const t = useT();
  const moments = useMoments();
  if (links.length === 0) return null;
  return (
    <ul className="list">
      {links.map(({ id, expiresAt, madeBy, hasCode, isSpent }) => (
        <li key={id}>
          <div>
            <b>{t('studio.show.until', { day: moments.day(expiresAt) })}</b>
            <span>
              {madeBy} · {t(hasCode ? 'studio.show.withCode' : 'studio.show.withLogin')}
              {isSpent && ` · ${t('studio.show.spent')}`}
            </span>
          </div>
          <Button once onClick={() => onRevoke(id)}>
            {t('studio.show.revoke')}
            <span className="sr"> {moments.day(expiresAt)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
