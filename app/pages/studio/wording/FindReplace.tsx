// Find and replace in all sentences, with a tick at each: what code compares and what others say is left out.

import { type ReactElement, useId, useMemo, useState } from 'react';
import { Button, Dialog } from '../../../../runtime/react/index.ts';
import { useT } from '../../../portal/portal.tsx';
import { Differences } from '../sentences/Differences.tsx';
import { type Replaced, type Replacement, replaceable } from '../sentences/replace.ts';
import type { Sentences } from '../sentences/sentence.ts';
import type { Work } from '../work/state.ts';

interface Props {
  readonly sentences: Sentences;
  readonly work: Work;
  /** What was searched for. */
  readonly query: string;
  readonly onEnd: () => void;
}

/** More are not looked through one by one. */
const MOST = 200;

export function FindReplace({ sentences, work, query, onEnd }: Props): ReactElement {
  const t = useT();
  const [asked, setAsked] = useState<Replacement>({ what: query, by: '', isExact: false });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const found = useMemo(() => replaceable(sentences, asked), [sentences, asked]);
  const shown = found.slice(0, MOST);
  const chosen = shown.filter(({ key }) => !left.has(key));
  const replace = (): void => {
    work.act(chosen.map(({ key, after }) => ({ kind: 'sentence', key, text: after }) as const));
    onEnd();
  };
  return (
    <Dialog
      title={t('studio.replace.title')}
      close={t('studio.close')}
      wide
      onClose={onEnd}
      actions={
        <>
          <Button onClick={onEnd}>{t('studio.cancel')}</Button>
          <Button look="primary" disabled={chosen.length === 0} onClick={replace}>
            {t('studio.replace.do', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <What asked={asked} onAsk={setAsked} />
      <p className="soft" role="status">
        {t('studio.replace.found', { count: found.length })}
        {found.length > MOST && ` ${t('studio.replace.most', { count: MOST })}`}{' '}
        {t('studio.replace.leftOut')}
      </p>
      <ul className="st-replaced">
        {shown.map((one) => (
          <Place
            key={one.key}
            replaced={one}
            isIn={!left.has(one.key)}
            onTick={() => setLeft(toggled(left, one.key))}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface WhatProps {
  readonly asked: Replacement;
  readonly onAsk: (asked: Replacement) => void;
}

function What({ asked, onAsk }: WhatProps): ReactElement {
  const t = useT();
  const id = useId();
  return (
    <>
      <div className="st-pair">
        {(['what', 'by'] as const).map((name) => (
          <p key={name}>
            <label htmlFor={`${id}-${name}`}>{t(`studio.replace.${name}`)}</label>
            <input
              id={`${id}-${name}`}
              className="st-in"
              value={asked[name]}
              onChange={({ target }) => onAsk({ ...asked, [name]: target.value })}
            />
          </p>
        ))}
      </div>
      <label className="st-tick">
        <input
          type="checkbox"
          checked={asked.isExact}
          onChange={({ target }) => onAsk({ ...asked, isExact: target.checked })}
        />
        {t('studio.replace.exact')}
      </label>
    </>
  );
}

interface PlaceProps {
  readonly replaced: Replaced;
  readonly isIn: boolean;
  readonly onTick: () => void;
}

function Place({ replaced: { about, text, after }, isIn, onTick }: PlaceProps): ReactElement {
  return (
    <li>
      <label className="st-tick">
        <input type="checkbox" checked={isIn} onChange={onTick} />
        <span>
          <small>{about}</small>
          <Differences before={text} after={after} />
        </span>
      </label>
    </li>
  );
}

function toggled(all: ReadonlySet<string>, one: string): ReadonlySet<string> {
  const next = new Set(all);
  if (!next.delete(one)) next.add(one);
  return next;
}
