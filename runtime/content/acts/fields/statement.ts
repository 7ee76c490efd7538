// A text that is read between the questions: a long text of the content, which the field shows.
import type { AddField } from '../../commands/act.ts';
import type { ContentSource } from '../../model/types.ts';
import type { Done } from '../common/in-turn.ts';
import { filesOfSection } from '../common/place.ts';
import { askedParts } from './asked.ts';
import { lastOf } from './holder.ts';
import { free } from './names.ts';

const pathOf = (page: string): string => `messages/en-US/pages/${page}.md`;

export function statementParts(
  source: ContentSource,
  { label, text = '', to }: AddField,
  way: string,
): Done {
  if (text.trim() === '') return { fault: 'act-unfit' };
  const { form = '', name = '' } = filesOfSection(to.section) ?? {};
  const own = `${form || name}-${lastOf(way).replaceAll('_', '-')}`;
  const page = free(own, (one) => source.has(pathOf(one)), '-');
  const made = {
    schema: { type: 'null' },
    layout: { 'ui:widget': 'statement', 'ui:options': { page: `pages.${page}` } },
    words: {},
  };
  const asked = askedParts(source, { ...{ label, to, made }, required: false });
  if ('fault' in asked) return asked;
  const file = { kind: 'file', path: pathOf(page), text: `${text.trim()}\n` } as const;
  return { parts: [file, ...asked.parts] };
}
