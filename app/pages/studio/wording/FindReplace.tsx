// Find and replace in all sentences, with a tick at each: what code compares and what others say is left out.

import { type ReactElement, useId, useMemo, useState } from 'react';
import { Button, Dialog } from '../../../../runtime/react/index.ts';
import { useT } from '../../../portal/portal.tsx';
import { Differences } from '../sentences/Differences.tsx';
import { isOfStudio } from '../sentences/of-studio.ts';
import { type Replaced, type Replacement, replaceable } from '../sentences/replace.ts';
import { titleOf } from '../sentences/search.ts';
import type { Sentence, Sentences } from '../sentences/sentence.ts';
import { tell } from '../shell/told.ts';
import type { Work } from '../work/state.ts';

interface Props {
  readonly sentences: Sentences;
  readonly work: Work;
  /** What was searched for. */
  readonly query: string;
  /** The sentences of the Studio itself are looked through as well. */
  readonly withStudio: boolean;
  readonly onEnd: () => void;
}

/** More are not looked through one by one. */
const MOST = 200;

export function FindReplace(props: Props): ReactElement {
  const { sentences, work, query, withStudio, onEnd } = props;
  const t = useT();
  const [asked, setAsked] = useState<Replacement>({ what: query, by: '', isExact: false });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const among = useMemo(
    () => [...sentences.values()].filter((one) => withStudio || !isOfStudio(one)),
    [sentences, withStudio],
  );
  const found = useMemo(() => replaceable(among, asked), [among, asked]);
  const shown = found.slice(0, MOST);
  const chosen = shown.filter(({ sentence: { key } }) => !left.has(key));
  const places = placesIn(chosen);
  const isDeleting = asked.by === '' && places > 0;
  const replace = async (): Promise<void> => {
    work.act(chosen.map(asCommand));
    onEnd();
    await work.flush();
    tell(work, {
      words: t(isDeleting ? 'studio.replace.deleted' : 'studio.replace.replaced', {
        ...{ count: places, sentences: chosen.length },
      }),
      mayUndo: true,
    });
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
          <Button
            look={isDeleting ? 'danger' : 'primary'}
            disabled={chosen.length === 0}
            onClick={() => void replace()}
          >
            {t(isDeleting ? 'studio.replace.delete' : 'studio.replace.do', { count: places })}
          </Button>
        </>
      }
    >
      <What asked={asked} onAsk={setAsked} />
      <HowMany found={found} />
      <ul className="st-replaced">
        {shown.map((one) => (
          <Place
            key={one.sentence.key}
            replaced={one}
            sentences={sentences}
            isIn={!left.has(one.sentence.key)}
            onTick={() => setLeft(toggled(left, one.sentence.key))}
          />
        ))}
      </ul>
    </Dialog>
  );
}

function HowMany({ found }: { readonly found: readonly Replaced[] }): ReactElement {
  const t = useT();
  return (
    <p className="soft" role="status">
      {t('studio.replace.found', { count: placesIn(found), sentences: found.length })}
      {found.length > MOST && ` ${t('studio.replace.most', { count: MOST })}`}{' '}
      {t('studio.replace.leftOut')}
    </p>
  );
}

const placesIn = (some: readonly Replaced[]): number =>
  some.reduce((sum, { places }) => sum + places, 0);

const asCommand = ({ sentence: { key, text: was }, after }: Replaced) =>
  ({ kind: 'sentence', key, text: after, was }) as const;

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
  readonly sentences: Sentences;
  readonly isIn: boolean;
  readonly onTick: () => void;
}

function Place({ replaced, sentences, isIn, onTick }: PlaceProps): ReactElement {
  const { sentence, after } = replaced;
  return (
    <li>
      <label className="st-tick">
        <input type="checkbox" checked={isIn} onChange={onTick} />
        <span>
          <WhereItIs sentence={sentence} sentences={sentences} />
          <Differences before={sentence.text} after={after} />
        </span>
      </label>
    </li>
  );
}

/** Under which heading it is listed, what it is there, and where people read it: a name alone may be that of several. */
function WhereItIs({ sentence, sentences }: Pick<PlaceProps, 'sentences'> & HasSentence) {
  const t = useT();
  const { group, about, kind, places, seen } = sentence;
  const forms = [...new Set(places.map(({ form }) => form))].map((id) => titleOf(sentences, id));
  const where = [...new Set([...forms, ...seen])].filter((one) => one !== group);
  return (
    <small>
      {t('studio.replace.place', { group, about })} <span>{t(`studio.kind.${kind}`)}</span>{' '}
      {where.length > 0 && (
        <span>
          {t('studio.replace.shownIn', { where: where.slice(0, MOST_PLACES).join('; ') })}
          {where.length > MOST_PLACES &&
            ` ${t('studio.replace.morePlaces', { count: where.length - MOST_PLACES })}`}
        </span>
      )}
    </small>
  );
}

interface HasSentence {
  readonly sentence: Sentence;
}

const MOST_PLACES = 2;

function toggled(all: ReadonlySet<string>, one: string): ReadonlySet<string> {
  const next = new Set(all);
  if (!next.delete(one)) next.add(one);
  return next;
}
