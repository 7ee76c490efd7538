// A sentence in the list: its words, where it is seen, and what sets it apart; pressed, it opens for editing.

import { memo, type ReactElement } from 'react';
import { usePortal, useT } from '../../../portal/portal.tsx';
import { beginningOfLong } from '../sentences/plain-text.ts';
import { SentenceText } from '../sentences/SentenceText.tsx';
import type { Sentence } from '../sentences/sentence.ts';
import { StudioIcon } from '../shell/StudioIcon.tsx';

interface Props {
  readonly sentence: Sentence;
  readonly words: readonly string[];
  /** How many comments about it are not settled. */
  readonly said: number;
  readonly onOpen: (key: string) => void;
}

export const SentenceRow = memo(function SentenceRow(props: Props): ReactElement {
  const { sentence, words, said, onOpen } = props;
  const t = useT();
  const { key, text, long, live, fixed } = sentence;
  const shown = long ? beginningOfLong(text) : text;
  return (
    <button
      type="button"
      className="st-row-button"
      aria-expanded={false}
      data-key={key}
      onClick={() => onOpen(key)}
    >
      <span className="st-row-text">
        {shown === '' ? (
          <i className="soft">{t('studio.words.empty')}</i>
        ) : (
          <SentenceText text={shown} words={words} />
        )}
      </span>
      <span className="st-badges">
        {said > 0 && (
          <span className="st-badge">
            <StudioIcon name="comment" small />
            {t('studio.words.said', { count: said })}
          </span>
        )}
        {live !== undefined && <span className="st-badge st-acc">{t('studio.words.changed')}</span>}
        {fixed !== undefined && (
          <span className="st-badge">
            <StudioIcon name="lock" small />
            {t('studio.words.fixed')}
          </span>
        )}
      </span>
      <Where sentence={sentence} />
    </button>
  );
});

/** In a line: what it is of, and of what kind. */
function Where({ sentence: { about, kind, places } }: Pick<Props, 'sentence'>): ReactElement {
  const t = useT();
  const { has } = usePortal().content.texts;
  const forms = new Set(places.map(({ form }) => form)).size;
  const name = `studio.kind.${kind}`;
  return (
    <span className="st-where">
      <span>{about}</span>
      {has(name) && <span>{t(name)}</span>}
      {forms > 1 && <span>{t('studio.words.forms', { count: forms })}</span>}
    </span>
  );
}
