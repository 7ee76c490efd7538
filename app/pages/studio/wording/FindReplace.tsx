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
import { isTicked, ReplacePlaces } from './ReplacePlaces.tsx';

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
  const [isDeleting, setIsDeleting] = useState(false);
  const [turned, setTurned] = useState(NONE);
  const found = useFound(asked, { sentences, looked, isEverywhere });
  const shown = found.slice(0, MOST);
  const chosen = shown.filter((place) => isTicked(place, turned));
  const isTyped = asked.by !== '';
  const replace = async (): Promise<void> => {
    const reworded = rewordedAt(chosen, asked);
    work.act(reworded.map(asCommand));
    onEnd();
    await work.flush();
    const along = sayingTheSame(new Set(reworded.map(({ sentence }) => sentence.key)), sentences);
    const count = { count: chosen.length, sentences: reworded.length };
    const done = t(asked.by === '' ? 'studio.replace.deleted' : 'studio.replace.replaced', count);
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
          count={isTyped || isDeleting ? chosen.length : 0}
          isDeleting={isDeleting && !isTyped}
          onEnd={onEnd}
          onReplace={() => void replace()}
        />
      }
    >
      <div className="st-replacing">
        <What asked={asked} onAsk={setAsked} />
        <Deleting isOn={isDeleting && !isTyped} isOff={isTyped} onTurn={setIsDeleting} />
        {isFiltered(looked) && <Filtered isOn={!isEverywhere} onTurn={setIsEverywhere} />}
        <HowMany found={found} chosen={chosen.length} />
        {shown.length > 0 && <Ticks places={shown} onTurn={setTurned} />}
        <ReplacePlaces
          places={shown}
          asked={asked}
          sentences={sentences}
          turned={turned}
          isReady={isTyped || isDeleting}
          onTick={(id) => setTurned(toggled(turned, id))}
        />
      </div>
    </Dialog>
  );
}

interface Among extends Pick<Props, 'sentences' | 'looked'> {
  readonly isEverywhere: boolean;
}

function useFound(asked: Replacement, { sentences, looked, isEverywhere }: Among) {
  const among = useMemo(
    () => filtered(sentences, isEverywhere ? { ...ANY, whose: looked.whose } : looked),
    [sentences, isEverywhere, looked],
  );
  return useMemo(() => placesOf(among, asked), [among, asked]);
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
  readonly places: readonly Place[];
  /** Told those that are ticked otherwise than they were at first. */
  readonly onTurn: (turned: ReadonlySet<string>) => void;
}

function Ticks({ places, onTurn }: TicksProps): ReactElement {
  const t = useT();
  const turn = (isOn: boolean): void =>
    onTurn(new Set(places.filter((one) => isTicked(one, NONE) !== isOn).map(({ id }) => id)));
  return (
    <p className="st-acts">
      <button type="button" className="linkbtn" onClick={() => turn(true)}>
        {t('studio.replace.all')}
      </button>
      <button type="button" className="linkbtn" onClick={() => turn(false)}>
        {t('studio.replace.none')}
      </button>
    </p>
  );
}

interface DeletingProps {
  readonly isOn: boolean;
  /** Something else is put in their place. */
  readonly isOff: boolean;
  readonly onTurn: (isDeleting: boolean) => void;
}

/** Nothing typed yet is no wish to have the words taken out. */
function Deleting({ isOn, isOff, onTurn }: DeletingProps): ReactElement {
  const t = useT();
  return (
    <label className="st-tick">
      <input
        type="checkbox"
        checked={isOn}
        disabled={isOff}
        onChange={({ target }) => onTurn(target.checked)}
      />
      {t('studio.replace.out')}
    </label>
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
