// The search over everything: what is found stands under the box, each a link to where it is changed.

import { type ReactElement, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from '../../../layout/Link.tsx';
import { useT } from '../../../portal/portal.tsx';
import { beginningOfLong } from '../sentences/plain-text.ts';
import { SentenceText } from '../sentences/SentenceText.tsx';
import { ANY, find, wordsIn } from '../sentences/search.ts';
import type { Sentences } from '../sentences/sentence.ts';
import { StudioIcon } from '../shell/StudioIcon.tsx';
import { inChange } from '../shell/there.ts';
import { mixed, rankedSentences, rankedThings } from './ranked.ts';
import { KINDS, thingsIn } from './things.ts';

interface Props {
  readonly sentences: Sentences | undefined;
}

const THINGS = 6;
const SENTENCES = 12;
const LEAST = 2;

export function FindAnything({ sentences }: Props): ReactElement {
  const t = useT();
  const [query, setQuery] = useState('');
  const later = useDeferredValue(query);
  const box = useRef<HTMLInputElement>(null);
  useSlash(box);
  return (
    <search className="st-anything">
      <label className="st-bigfind">
        <StudioIcon name="find" />
        <span className="sr">{t('studio.home.find')}</span>
        <input
          ref={box}
          type="search"
          className="st-in"
          value={query}
          placeholder={t('studio.home.find')}
          onChange={({ target }) => setQuery(target.value)}
        />
        <span className="st-kbd" aria-hidden="true">
          /
        </span>
      </label>
      {sentences && later.trim().length >= LEAST && <Results sentences={sentences} query={later} />}
    </search>
  );
}

/** The key / leads to the box from anywhere but a text box. */
function useSlash(box: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      const types = target instanceof HTMLElement && target.matches('input, textarea, select');
      if (event.key !== '/' || types || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      box.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [box]);
}

function Results({ sentences, query }: { readonly sentences: Sentences; readonly query: string }) {
  const t = useT();
  const words = wordsIn(query);
  const { groups, counts } = find(sentences, { asked: { ...ANY, query }, tab: 'found' });
  const all = useMemo(() => thingsIn(sentences), [sentences]);
  const asked = query.trim().toLowerCase();
  const named = KINDS.flatMap((kind) =>
    all[kind]
      .filter(({ name, id }) => words.every((word) => `${name} ${id}`.toLowerCase().includes(word)))
      .map((thing) => ({ kind, ...thing })),
  );
  const things = mixed(rankedThings(named, asked), THINGS);
  const found = rankedSentences(
    groups.flatMap(([, some]) => some),
    asked,
  ).slice(0, SENTENCES);
  return (
    <div className="st-results">
      <p className="sr" role="status">
        {t('studio.home.found', { count: counts.found + things.length })}
      </p>
      {things.length + found.length === 0 && <p className="soft">{t('studio.home.nothing')}</p>}
      <ul>
        {things.map(({ kind, id, name, to }) => (
          <li key={`${kind}:${id}`}>
            <Link to={inChange('/studio/wording', '', to)}>{name}</Link>
            <span>{t(`studio.home.one.${kind}`)}</span>
          </li>
        ))}
        {found.map(({ key, text, long, live, about, group }) => (
          <li key={key}>
            <Link to={inChange('/studio/wording', '', { key, find: query })}>
              <SentenceText text={long ? beginningOfLong(text) : text} words={words} />
            </Link>
            <span>
              {t('studio.replace.place', { group, about })}
              {live !== undefined && ` (${t('studio.home.inYourChange')})`}
            </span>
          </li>
        ))}
      </ul>
      {counts.found > SENTENCES && (
        <Link className="strong" to={inChange('/studio/wording', '', { find: query })}>
          {t('studio.home.all', { count: counts.found })}
        </Link>
      )}
    </div>
  );
}
