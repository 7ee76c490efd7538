// The headings above the sections of a form of one page: the host's own first, then what each section says of itself.

import { type ReactNode, useMemo } from 'react';
import { useStore } from '../context/context.tsx';
import { sectionLead, sectionTitle } from '../nodes/words.ts';

/**
 * One head for each section, undefined where there is nothing to say. What the form says as a whole (`<form>.title`,
 * `<form>.lead`) is not said again by its section. `bare` forms stand in a card that has a heading already.
 */
export function useSectionHeads(head: ReactNode, bare: boolean): readonly ReactNode[] {
  const { bundle, texts } = useStore();
  return useMemo(() => {
    const whole = (word: string): string => {
      const key = `${bundle.id}.${word}`;
      return texts.has(key) ? texts.t(key) : '';
    };
    const unlessTitled = (words: string, word: string): string =>
      head !== undefined && words === whole(word) ? '' : words;
    return bundle.sections.map((section, index) => {
      const above = index === 0 ? head : undefined;
      if (bare) return above;
      const title = unlessTitled(sectionTitle(texts, bundle, section), 'title');
      const lead = unlessTitled(sectionLead(texts, bundle, section), 'lead');
      if (title === '' && lead === '') return above;
      return (
        <>
          {above}
          {title !== '' && <h2 className="f-sec-title">{title}</h2>}
          {lead !== '' && <p className={title === '' ? 'f-lead' : 'f-sec-intro'}>{lead}</p>}
        </>
      );
    });
  }, [bundle, texts, head, bare]);
}
