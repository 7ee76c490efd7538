// What helps to word a sentence: how it reads, what is live, what can be put in, its length, where it is seen.

import type { ReactElement } from 'react';
import { useT } from '../../../portal/portal.tsx';
import { Differences } from '../sentences/Differences.tsx';
import { lengthOf, MANY_WORDS } from '../sentences/length.ts';
import { titlesOfPages } from '../sentences/pages.ts';
import { nameInWords } from '../sentences/parts.ts';
import { withoutMarks } from '../sentences/plain-text.ts';
import { readsAs } from '../sentences/reads-as.ts';
import { titleOf } from '../sentences/search.ts';
import type { Sentence, Sentences } from '../sentences/sentence.ts';
import { PlainHints } from './PlainHints.tsx';

interface Props {
  readonly sentence: Sentence;
  readonly sentences: Sentences;
  /** Puts a value into the text; none where it cannot be worded here. */
  readonly onPut?: (name: string) => void;
  readonly onShow: (place: number) => void;
}

export function SentenceFacts({ sentence, sentences, onPut, onShow }: Props): ReactElement {
  const { key, text, live, placeholders, kind, long } = sentence;
  const t = useT();
  const read = readsAs(text, placeholders);
  return (
    <dl className="st-facts">
      {!long && text.includes('{{') && (
        <>
          <dt>{t('studio.words.readsAs')}</dt>
          <dd>{read ?? <span className="st-warn">{t('studio.words.unreadable')}</span>}</dd>
        </>
      )}
      {live !== undefined && live !== '' && (
        <>
          <dt>{t('studio.words.against')}</dt>
          <dd className="st-lines-kept">
            <Differences before={live} after={text} />
          </dd>
        </>
      )}
      {onPut && placeholders.length > 0 && (
        <>
          <dt>{t('studio.words.canBePutIn')}</dt>
          <dd>
            {placeholders.map(({ name, sample }) => (
              <button
                key={name}
                type="button"
                className="st-var st-put"
                title={`{{${name}}}: ${sample}`}
                onClick={() => onPut(name)}
              >
                {nameInWords(name)}
              </button>
            ))}
          </dd>
        </>
      )}
      {!long && <LengthHint kind={kind} read={read ?? text} />}
      <PlainHints read={long ? withoutMarks(text) : (read ?? text)} />
      <ShownIn sentence={sentence} sentences={sentences} onShow={onShow} />
      <dt>{t('studio.words.key')}</dt>
      <dd>
        <code>{key}</code>
      </dd>
    </dl>
  );
}

function LengthHint({ kind, read }: { readonly kind: Sentence['kind']; readonly read: string }) {
  const t = useT();
  const { characters, room, words } = lengthOf(kind, read);
  const share = Math.min(100, Math.round((characters / room) * 100));
  return (
    <>
      <dt>{t('studio.words.length')}</dt>
      <dd>
        {t(characters > room ? 'studio.words.tooLong' : 'studio.words.fits', {
          count: characters,
          room,
        })}
        {words > MANY_WORDS && ` ${t('studio.words.manyWords', { count: words })}`}
        <span className={characters > room ? 'st-meter st-over' : 'st-meter'} aria-hidden="true">
          <i style={{ width: `${share}%` }} />
        </span>
      </dd>
    </>
  );
}

/** Forms lead to the preview of the place; where else it is seen is told. */
function ShownIn({ sentence, sentences, onShow }: Omit<Props, 'onPut'>): ReactElement | null {
  const t = useT();
  const { places, kind } = sentence;
  const seen = [...sentence.seen, ...titlesOfPages(sentence, t)];
  const forms = [...new Set(places.map(({ form }) => form))];
  if (forms.length + seen.length === 0) return null;
  return (
    <>
      <dt>{t(kind === 'mail' ? 'studio.words.goesTo' : 'studio.words.shownIn')}</dt>
      <dd className="st-list">
        {forms.map((form) => (
          <button
            key={form}
            type="button"
            className="linkbtn"
            onClick={() => onShow(places.findIndex((place) => place.form === form))}
          >
            {titleOf(sentences, form)}
          </button>
        ))}
        {seen.map((where) => (
          <span key={where}>{where}</span>
        ))}
      </dd>
    </>
  );
}
