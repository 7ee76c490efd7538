// The queues of what forms sent: everything about it is content, and the answers of its submission.
import type { JsonObject } from '../../runtime/core/index.ts';
import { formFlow } from '../flows/index.ts';
import { releasedForm } from '../forms/use.ts';
import { postsForDesk, wordsOfMove } from '../items/index.ts';
import {
  cellsOf,
  openReceived,
  type Reader,
  readableAnswers,
  receivedFile,
  sendersOf,
  shownOne,
  titleOf,
  versionsFor,
} from '../received/index.ts';
import type { DeskRow } from '../store/desk/desk-rows.ts';
import { findFormItem } from '../store/forms/form-items.ts';
import { submissionsOf } from '../store/forms/submissions.ts';
import { fileOfPosts, saidIn } from '../threads/posts.ts';
import type { DeskServer, Facts, QueueKind } from './kind.ts';

export const items: QueueKind = {
  flow: ({ flow = '' }) => formFlow(flow),
  async facts(server, row) {
    const { form, number } = row;
    const item = await findFormItem(server.db, row.id);
    if (!item || form === undefined) return {};
    const { sender, sender_number } = (await sendersOf(server, [item.owner]))(item.owner);
    const { bundle, texts } = releasedForm(server, form);
    return {
      form: titleOf(bundle, texts ?? server.content.texts),
      number,
      sender: [sender, sender_number].filter((part) => part !== '').join(', '),
      sent: item.created_at.toISOString(),
    } satisfies Facts<'desk-items'>;
  },
  async cells(server, reader, rows) {
    const [{ form } = {}] = rows;
    if (form === undefined) return new Map();
    const sent = await submissionsOf(
      server.db,
      rows.map(({ id }) => id),
    );
    return cellsOf(server, reader, releasedForm(server, form), sent);
  },
  async records(server, row, reader) {
    const { number, subject, status, form = '' } = row;
    const answers = await readableAnswers(server, reader, { form, id: row.id });
    return { item: { number, subject, status, answers } satisfies JsonObject };
  },
  words: async (server, { row: { flow = '' }, wanted, answers }) =>
    wanted ? wordsOfMove(server, { flow, move: wanted, answers }) : '',
  said: async (server, row, reader) => saidIn(server.db, await postsOf(server, row, reader)),
  async answers(server, { id, form = '' }, reader) {
    return (await openReceived(server, reader, { form, id })).parts;
  },
  versions: (server, { id, form = '' }, reader) => versionsFor(server, reader, { form, id }),
  async files(server, { id, form = '' }, reader) {
    return shownOne(await openReceived(server, reader, { form, id })).files;
  },
  async file(server, row, key, reader) {
    const { id, form = '' } = row;
    return (
      (await fileOfPosts(server, await postsOf(server, row, reader), key)) ??
      (await receivedFile(server, reader, { form, id, key }))
    );
  },
};

const postsOf = (server: DeskServer, { id, flow = '' }: DeskRow, reader: Reader) =>
  postsForDesk(server, reader, { id, flow });
