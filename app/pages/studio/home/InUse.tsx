// What of the portal uses a thing, in a line or two.

import type { ReactElement } from 'react';
import { useT } from '../../../portal/portal.tsx';
import { titleOf } from '../sentences/search.ts';
import type { Sentences } from '../sentences/sentence.ts';
import type { Known } from './use-things.ts';

interface Props {
  readonly known: Known;
  readonly sentences: Sentences;
}

const SHOWN = 3;
const NUMBER = new Intl.NumberFormat('en-US');

export function InUse({ known, sentences }: Props): ReactElement {
  const t = useT();
  const { drafts, sent } = known;
  if (drafts + sent > 0)
    return (
      <>
        {drafts > 0 && t('studio.home.drafts', { count: drafts, shown: NUMBER.format(drafts) })}
        {sent > 0 && <small>{t('studio.home.sent', { shown: NUMBER.format(sent) })}</small>}
      </>
    );
  const uses = usesOf(known, sentences);
  if (uses.length === 0)
    return (
      <span className="muted">
        {t(known.kind === 'mails' ? 'studio.home.byMail' : 'studio.home.byProgram')}
      </span>
    );
  return (
    <>
      {uses.slice(0, SHOWN).join('; ')}
      {uses.length > SHOWN && (
        <small>{t('studio.home.moreUses', { count: uses.length - SHOWN })}</small>
      )}
    </>
  );
}

/** Titles of forms, names of steps in a flow, and what pages say they are. */
export const usesOf = (known: Known, sentences: Sentences): readonly string[] => [
  ...new Set([
    ...known.forms.map((form) => titleOf(sentences, form)),
    ...known.moves.map((move) => moveIn(move, sentences)),
    ...known.pages.map(shortened),
  ]),
];

export function moveIn({ flow, move }: Known['moves'][number], sentences: Sentences): string {
  const said = (name: string): string | undefined => sentences.get(`flows.${flow}.${name}`)?.text;
  return `${said('title') ?? flow}, ${said(`move.${move}`) ?? said(move) ?? move}`;
}

/** Its first words: what a file of the program is for is told at length. */
const shortened = (purpose: string): string => purpose.split(/[:;,]\s/, 1)[0] ?? purpose;
