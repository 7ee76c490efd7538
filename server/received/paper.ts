// One submission on paper: what its page says, as a PDF.
import { momentsIn, todayIn } from '../../runtime/core/index.ts';
import type { ServerContext } from '../context/context.ts';
import type { AnsweredPart } from '../forms/answers-in-words.ts';
import type { Blocks } from '../services/documents/index.ts';
import type { Opened } from './one.ts';

/** The document, under the name of its form. */
export async function paperOf(
  { services, content }: Pick<ServerContext, 'services' | 'content'>,
  { row, form, title, parts, files, sender, item }: Opened,
): Promise<{ readonly name: string; readonly type: string; readonly body: Buffer }> {
  const { t } = content.texts;
  const { timeZone, locale } = form.bundle;
  const facts: readonly (readonly [string, string])[] = [
    item ? [t('server.received.item'), item.number] : [t('server.received.id'), row.id],
    [t('server.received.sent'), momentsIn(timeZone, locale).moment(row.submitted_at.toISOString())],
    [t('server.received.by'), sender.sender],
    [t('server.received.number'), sender.sender_number],
    [t('server.received.files'), files.map(({ name }) => name).join('\n')],
  ];
  const blocks: Blocks = [
    { kind: 'heading', depth: 1, text: title },
    { kind: 'facts', rows: facts.filter(([, value]) => value !== '') },
    ...parts.flatMap(blocksOf),
  ];
  const bare = await services.documents.print(title, blocks);
  const [body = bare] = await services.documents.numbered([bare]);
  const name = `${title} ${todayIn(timeZone, row.submitted_at)} ${item?.number ?? shortId(row.id)}.pdf`;
  return { name, type: 'application/pdf', body };
}

/** The first part of its id tells it from the others of a day. */
const shortId = (id: string): string => id.slice(0, id.indexOf('-'));

const blocksOf = ({ title, lines, table }: AnsweredPart): Blocks => [
  ...(title === '' ? [] : [{ kind: 'heading', depth: 2, text: title } as const]),
  ...(lines.length === 0
    ? []
    : [{ kind: 'facts', rows: lines.map(({ label, value }) => [label, value] as const) } as const]),
  ...(table
    ? [
        {
          kind: 'table',
          columns: table.headings.map((heading) => ({ heading, wide: true })),
          rows: table.rows,
        } as const,
      ]
    : []),
];
