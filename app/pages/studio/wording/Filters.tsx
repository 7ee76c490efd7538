// What the list is narrowed by: the words somebody looks for, a form, a page, a kind.

import {
  memo,
  type ReactElement,
  startTransition,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { usePortal, useT } from '../../../portal/portal.tsx';
import { ANY, type Asked, choicesIn, isNarrowed, WHOSE } from '../sentences/search.ts';
import type { Sentences } from '../sentences/sentence.ts';
import { StudioIcon } from '../shell/StudioIcon.tsx';

interface Props {
  readonly sentences: Sentences;
  readonly asked: Asked;
  readonly onAsk: (change: Partial<Asked>) => void;
}

export function Filters({ sentences, asked, onAsk }: Props): ReactElement {
  const t = useT();
  const { texts } = usePortal().content;
  const { forms, ...named } = useMemo(() => {
    const { pages, kinds, ...all } = choicesIn(sentences);
    const nameOf = (kind: string): string =>
      texts.has(`studio.kind.${kind}`) ? texts.t(`studio.kind.${kind}`) : kind;
    return {
      ...all,
      pages: pages.map((page) => [page, page] as const),
      kinds: kinds.map((kind) => [kind, nameOf(kind)] as const),
      whose: WHOSE.filter((one) => one !== '').map(
        (one) => [one, texts.t(`studio.filter.whose.${one}`)] as const,
      ),
    };
  }, [sentences, texts]);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const set = [asked.form, asked.page, asked.kind, asked.whose].filter((one) => one !== '').length;
  return (
    <>
      <div className="st-finding">
        <QueryBox query={asked.query} onQuery={(query) => onAsk({ query })} />
        <button
          type="button"
          className={set > 0 ? 'btn st-phone st-set' : 'btn st-phone'}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {set > 0 ? t('studio.filter.set', { count: set }) : t('studio.filter.open')}
        </button>
      </div>
      <div id={id} className={isOpen ? 'st-chips st-chips-open' : 'st-chips'}>
        <Chip name="form" value={asked.form} choices={forms} onAsk={onAsk} />
        <Chip name="page" value={asked.page} choices={named.pages} onAsk={onAsk} />
        <Chip name="kind" value={asked.kind} choices={named.kinds} onAsk={onAsk} />
        <Chip name="whose" value={asked.whose} choices={named.whose} onAsk={onAsk} />
      </div>
      {isNarrowed(asked) && (
        <button type="button" className="linkbtn st-clear" onClick={() => onAsk(ANY)}>
          {t('studio.filter.clear')}
        </button>
      )}
    </>
  );
}

interface QueryProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** Shows each letter at once; the list follows as soon as it can. */
function QueryBox({ query, onQuery }: QueryProps): ReactElement {
  const t = useT();
  const [typed, setTyped] = useState(query);
  /** What was typed and has not come back, the newest last: the list may show what stood there some letters ago. */
  const said = useRef<readonly string[]>([]);
  useEffect(() => {
    const at = said.current.indexOf(query);
    said.current = said.current.slice(at + 1);
    // Set by others, such as a sentence of the preview that the list did not show.
    if (at < 0) {
      said.current = [];
      setTyped(query);
    }
  }, [query]);
  return (
    <label className="st-find">
      <StudioIcon name="find" />
      <span className="sr">{t('studio.words.find')}</span>
      <input
        className="st-in"
        type="search"
        value={typed}
        placeholder={t('studio.words.findWhat')}
        onChange={({ target: { value } }) => {
          said.current = [...said.current, value];
          setTyped(value);
          startTransition(() => onQuery(value));
        }}
      />
    </label>
  );
}

interface ChipProps {
  readonly name: 'form' | 'page' | 'kind' | 'whose';
  readonly value: string;
  readonly choices: readonly (readonly [value: string, words: string])[];
  readonly onAsk: Props['onAsk'];
}

/** Drawn anew only where it shows something else: some have hundreds of choices. */
const Chip = memo(function Chip({ name, value, choices, onAsk }: ChipProps): ReactElement {
  const t = useT();
  const none = t(name === 'whose' ? 'studio.filter.whose.portal' : 'studio.filter.any');
  const [, words = none] = choices.find(([one]) => one === value) ?? [];
  return (
    <label className={value === '' ? 'st-chip' : 'st-chip st-set'}>
      <span>{t(`studio.filter.${name}`)}</span> <b aria-hidden="true">{words}</b>
      <StudioIcon name="down" small />
      <select value={value} onChange={({ target }) => onAsk({ [name]: target.value })}>
        <option value="">{none}</option>
        {choices.map(([one, said]) => (
          <option key={one} value={one}>
            {said}
          </option>
        ))}
      </select>
    </label>
  );
});
