// What the list is narrowed by: the words somebody looks for, a form, a page, a kind.

import type { ReactElement } from 'react';
import { usePortal, useT } from '../../../portal/portal.tsx';
import { type Asked, choicesIn } from '../sentences/search.ts';
import type { Sentences } from '../sentences/sentence.ts';
import { StudioIcon } from '../shell/StudioIcon.tsx';

interface Props {
  readonly sentences: Sentences;
  readonly asked: Asked;
  readonly onAsk: (change: Partial<Asked>) => void;
}

export function Filters({ sentences, asked, onAsk }: Props): ReactElement {
  const t = useT();
  const { has } = usePortal().content.texts;
  const { forms, pages, kinds } = choicesIn(sentences);
  const nameOf = (kind: string): string =>
    has(`studio.kind.${kind}`) ? t(`studio.kind.${kind}`) : kind;
  return (
    <>
      <label className="st-find">
        <StudioIcon name="find" />
        <span className="sr">{t('studio.words.find')}</span>
        <input
          className="st-in"
          type="search"
          value={asked.query}
          placeholder={t('studio.words.findWhat')}
          onChange={({ target }) => onAsk({ query: target.value })}
        />
      </label>
      <div className="st-chips">
        <Chip name="form" value={asked.form} choices={forms} onChoose={(form) => onAsk({ form })} />
        <Chip
          name="page"
          value={asked.page}
          choices={pages.map((page) => [page, page])}
          onChoose={(page) => onAsk({ page })}
        />
        <Chip
          name="kind"
          value={asked.kind}
          choices={kinds.map((kind) => [kind, nameOf(kind)])}
          onChoose={(kind) => onAsk({ kind })}
        />
      </div>
    </>
  );
}

interface ChipProps {
  readonly name: 'form' | 'page' | 'kind';
  readonly value: string;
  readonly choices: readonly (readonly [value: string, words: string])[];
  readonly onChoose: (value: string) => void;
}

function Chip({ name, value, choices, onChoose }: ChipProps): ReactElement {
  const t = useT();
  const [, words = t('studio.filter.any')] = choices.find(([one]) => one === value) ?? [];
  return (
    <label className={value === '' ? 'st-chip' : 'st-chip st-set'}>
      <span>{t(`studio.filter.${name}`)}</span> <b aria-hidden="true">{words}</b>
      <StudioIcon name="down" small />
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{t('studio.filter.any')}</option>
        {choices.map(([one, said]) => (
          <option key={one} value={one}>
            {said}
          </option>
        ))}
      </select>
    </label>
  );
}
