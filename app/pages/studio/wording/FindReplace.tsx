// Find and replace in all sentences, with a tick at each place: what code compares and what others say is left out.

import { type ReactElement, useMemo, useState } from 'react';
import { Button, Dialog } from '../../../../runtime/react/index.ts';
import { useT } from '../../../portal/portal.tsx';
import { type Place, placesOf, type Replacement, rewordedAt } from '../sentences/replace.ts';
import { sayingTheSame } from '../sentences/said-with.ts';
import { ANY, type Asked, filtered } from '../sentences/search.ts';
import type { Sentences } from '../sentences/sentence.ts';
import { TextField } from '../shell/TextField.tsx';
import { tell } from '../shell/told.ts';
import type { Work } from '../work/state.ts';
import { ReplacePlaces } from './ReplacePlaces.tsx';

interface Props {
  readonly sentences: Sentences;
  readonly work: Work;
  /** What the list is asked for: its words are looked for first, and among what its filters show. */
  readonly looked: Asked;
  readonly onEnd: () => void;
}

/** More are not looked through one by one. */
const MOST = 200;
const NONE: ReadonlySet<string> = new Set();

export function FindReplace({ sentences, work, looked, onEnd }: Props): ReactElement {
  const t = useT();
  const [asked, setAsked] = useState<Replacement>(() => ({
    ...{ what: looked.query, by: '', isExact: false },
    articles: { pair: t('studio.plain.articles'), heard: t('studio.plain.articlesHeard') },
  }));
  const [isEverywhere, setIsEverywhere] = useState(!isFiltered(looked));
  const [left, setLeft] = useState(NONE);
  const among = useMemo(
    () => filtered(sentences, isEverywhere ? { ...ANY, whose: looked.whose } : looked),
    [sentences, isEverywhere, looked],
  );
  const found = useMemo(() => placesOf(among, asked), [among, asked]);
  const shown = found.slice(0, MOST);
  const chosen = shown.filter(({ id }) => !left.has(id));
  const isDeleting = asked.by === '' && chosen.length > 0;
  const replace = async (): Promise<void> => {
    const reworded = rewordedAt(chosen, asked);
    work.act(reworded.map(asCommand));
    onEnd();
    await work.flush();
    const along = sayingTheSame(new Set(reworded.map(({ sentence }) => sentence.key)), sentences);
    const count = { count: chosen.length, sentences: reworded.length };
    const done = t(isDeleting ? 'studio.replace.deleted' : 'studio.replace.replaced', count);
    const more =
      along.length > 0 ? ` ${t('studio.replace.alongToo', { count: along.length })}` : '';
    tell(work, { words: done + more, mayUndo: true });
  };
  return (
    <Dialog
      title={t('studio.replace.title')}
      close={t('studio.close')}
      wide
      onClose={onEnd}
      actions={
        <Acts
          count={chosen.length}
          isDeleting={isDeleting}
          onEnd={onEnd}
          onReplace={() => void replace()}
        />
      }
    >
      <div className="st-replacing">
        <What asked={asked} onAsk={setAsked} />
        {isFiltered(looked) && <Filtered isOn={!isEverywhere} onTurn={setIsEverywhere} />}
        <HowMany found={found} chosen={chosen.length} />
        {shown.length > 0 && <Ticks ids={shown.map(({ id }) => id)} onLeave={setLeft} />}
        <ReplacePlaces
          places={shown}
          asked={asked}
          sentences={sentences}
          left={left}
          onTick={(id) => setLeft(toggled(left, id))}
        />
      </div>
    </Dialog>
  );
}

const isFiltered = ({ form, page, kind }: Asked): boolean =>
  form !== '' || page !== '' || kind !== '';

interface ActsProps {
  readonly count: number;
  readonly isDeleting: boolean;
  readonly onEnd: () => void;
  readonly onReplace: () => void;
}

function Acts({ count, isDeleting, onEnd, onReplace }: ActsProps): ReactElement {
  const t = useT();
  return (
    <>
      <Button onClick={onEnd}>{t('studio.cancel')}</Button>
      <Button look={isDeleting ? 'danger' : 'primary'} disabled={count === 0} onClick={onReplace}>
        {t(isDeleting ? 'studio.replace.delete' : 'studio.replace.do', { count })}
      </Button>
    </>
  );
}

interface TicksProps {
  readonly ids: readonly string[];
  /** Told those that are not ticked from now on. */
  readonly onLeave: (left: ReadonlySet<string>) => void;
}

function Ticks({ ids, onLeave }: TicksProps): ReactElement {
  const t = useT();
  return (
    <p className="st-acts">
      <button type="button" className="linkbtn" onClick={() => onLeave(NONE)}>
        {t('studio.replace.all')}
      </button>
      <button type="button" className="linkbtn" onClick={() => onLeave(new Set(ids))}>
        {t('studio.replace.none')}
      </button>
    </p>
  );
}

interface FilteredProps {
  readonly isOn: boolean;
  /** Told whether all sentences are looked through from now on. */
  readonly onTurn: (isEverywhere: boolean) => void;
}

function Filtered({ isOn, onTurn }: FilteredProps): ReactElement {
  const t = useT();
  return (
    <label className="st-tick">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onTurn(!target.checked)} />
      {t('studio.replace.filtered')}
    </label>
  );
}

interface HowManyProps {
  readonly found: readonly Place[];
  readonly chosen: number;
}

function HowMany({ found, chosen }: HowManyProps): ReactElement {
  const t = useT();
  const sentences = new Set(found.map(({ sentence }) => sentence)).size;
  return (
    <p className="soft" role="status">
      {t('studio.replace.found', { count: found.length, sentences, chosen })}
      {found.length > MOST && ` ${t('studio.replace.most', { count: MOST })}`}{' '}
      {t('studio.replace.leftOut')}
    </p>
  );
}

const asCommand = ({ sentence, after }: ReturnType<typeof rewordedAt>[number]) =>
  ({ kind: 'sentence', key: sentence.key, text: after, was: sentence.text }) as const;

interface WhatProps {
  readonly asked: Replacement;
  readonly onAsk: (asked: Replacement) => void;
}

function What({ asked, onAsk }: WhatProps): ReactElement {
  const t = useT();
  return (
    <>
      <div className="st-pair">
        {(['what', 'by'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`studio.replace.${name}`)}
            text={asked[name]}
            onText={(text) => onAsk({ ...asked, [name]: text })}
          />
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

function toggled(all: ReadonlySet<string>, one: string): ReadonlySet<string> {
  const next = new Set(all);
  if (!next.delete(one)) next.add(one);
  return next;
}
