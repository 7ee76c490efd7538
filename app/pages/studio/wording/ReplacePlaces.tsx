// The places at which words would be replaced, with a tick at each, and what changes along with each.

import { type ReactElement, useMemo } from 'react';
import { useT } from '../../../portal/portal.tsx';
import { Differences } from '../sentences/Differences.tsx';
import { titlesOfPages } from '../sentences/pages.ts';
import { type Place, type Replacement, rewordedAt } from '../sentences/replace.ts';
import { SentenceText } from '../sentences/SentenceText.tsx';
import { sayingTheSame } from '../sentences/said-with.ts';
import { titleOf } from '../sentences/search.ts';
import type { Sentence, Sentences } from '../sentences/sentence.ts';

interface Props {
  readonly places: readonly Place[];
  readonly asked: Replacement;
  readonly sentences: Sentences;
  /** Ids of those that are ticked otherwise than they were at first. */
  readonly turned: ReadonlySet<string>;
  /** False while nobody has said what comes in their place. */
  readonly isReady: boolean;
  readonly onTick: (id: string) => void;
}

/** Words within a longer one, such as a plural, are to be looked at one by one: at first they are not ticked. */
export const isTicked = ({ id, within }: Place, turned: Props['turned']): boolean =>
  turned.has(id) !== (within === '');

export function ReplacePlaces(props: Props): ReactElement {
  const { places, asked, sentences, turned, isReady, onTick } = props;
  return (
    <ul className="st-replaced">
      {places.map((place) => (
        <One
          key={place.id}
          place={place}
          asked={asked}
          sentences={sentences}
          isIn={isTicked(place, turned)}
          isReady={isReady}
          onTick={() => onTick(place.id)}
        />
      ))}
    </ul>
  );
}

interface OneProps {
  readonly place: Place;
  readonly asked: Replacement;
  readonly sentences: Sentences;
  readonly isIn: boolean;
  readonly isReady: boolean;
  readonly onTick: () => void;
}

function One({ place, asked, sentences, isIn, isReady, onTick }: OneProps): ReactElement {
  const t = useT();
  const { sentence, within } = place;
  const [{ after } = { after: sentence.text }] = useMemo(
    () => rewordedAt([place], asked),
    [place, asked],
  );
  return (
    <li>
      <label className="st-tick">
        <input type="checkbox" checked={isIn} onChange={onTick} />
        <span>
          <WhereItIs sentence={sentence} sentences={sentences} />
          {isReady ? (
            <Differences before={sentence.text} after={after} />
          ) : (
            <SentenceText text={sentence.text} words={[asked.what.trim().toLowerCase()]} />
          )}
          {within !== '' && <small>{t('studio.replace.within', { word: within })}</small>}
          <Along sentence={sentence} sentences={sentences} />
        </span>
      </label>
    </li>
  );
}

/** Under which heading it is listed, what it is there, and where people read it: a name alone may be that of several. */
function WhereItIs({ sentence, sentences }: Pick<OneProps, 'sentences'> & HasSentence) {
  const t = useT();
  const { group, about, kind, places } = sentence;
  const seen = [...sentence.seen, ...titlesOfPages(sentence, t)];
  const forms = [...new Set(places.map(({ form }) => form))].map((id) => titleOf(sentences, id));
  const where = [...new Set([...forms, ...seen])].filter((one) => one !== group);
  return (
    <small>
      {t('studio.replace.place', { group, about })} · <span>{t(`studio.kind.${kind}`)}</span>{' '}
      {where.length > 0 && (
        <span>
          · {t('studio.replace.shownIn', { where: where.slice(0, MOST_PLACES).join('; ') })}
          {where.length > MOST_PLACES &&
            ` ${t('studio.replace.morePlaces', { count: where.length - MOST_PLACES })}`}
        </span>
      )}
    </small>
  );
}

/** Those that say the same as it are no places of their own. */
function Along({ sentence: { key }, sentences }: Pick<OneProps, 'sentences'> & HasSentence) {
  const t = useT();
  const others = useMemo(() => sayingTheSame(new Set([key]), sentences), [key, sentences]);
  if (others.length === 0) return null;
  const names = others.map(({ group, about }) => t('studio.replace.place', { group, about }));
  return (
    <small>
      {t('studio.replace.along', { where: names.slice(0, MOST_PLACES).join('; ') })}
      {names.length > MOST_PLACES &&
        ` ${t('studio.replace.morePlaces', { count: names.length - MOST_PLACES })}`}
    </small>
  );
}

interface HasSentence {
  readonly sentence: Sentence;
}

const MOST_PLACES = 2;
