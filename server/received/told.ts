// A submission as somebody outside is told it: as data, and of personal data only as much as the form says.
import type { JsonObject } from '../../runtime/core/index.ts';
import type { ServerContext } from '../context/context.ts';
import { formOfRelease } from '../forms/releases.ts';
import { filesNamedIn } from '../forms/sent-files.ts';
import type { Files } from '../services/ports.ts';
import { filesOfSubmission } from '../store/forms/form-files.ts';
import { findFormItem } from '../store/forms/form-items.ts';
import { findReceived } from '../store/forms/received.ts';
import { shownRow } from './export.ts';
import { filesInSight } from './one.ts';
import { readableForms } from './read.ts';
import { sendersOf } from './senders.ts';

export interface TellingServer extends Pick<ServerContext, 'db' | 'content'> {
  readonly files: Pick<Files, 'find'>;
}

interface Asked {
  readonly form: string;
  readonly id: string;
  /** Whether what is personal is told, and who sent it. */
  readonly personal: boolean;
}

/** Undefined where it is gone, or the form is. */
export async function toldOutside(
  server: TellingServer,
  { form, id, personal }: Asked,
): Promise<JsonObject | undefined> {
  const row = await findReceived(server.db, form, id);
  if (!row) return undefined;
  const forms = server.content.forms;
  const today = Object.hasOwn(forms, form)
    ? forms[form]
    : await formOfRelease(server, form, row.release);
  if (!today) return undefined;
  const then = await readableForms(server, today, { personal })(row);
  const all = filesInSight(then, await filesOfSubmission(server.db, [id]));
  const files = filesNamedIn(row.data, all);
  const item = await findFormItem(server.db, id);
  const senderOf = personal ? await sendersOf(server, [row.owner]) : () => NOBODY;
  const {
    id: submission,
    sender,
    sender_number,
    files: _,
    ...others
  } = shownRow(row, {
    ...{ form: then, files, sender: senderOf(row.owner), item },
  });
  return {
    ...{ submission, ...others },
    ...(personal && { sender, sender_number }),
    files: await Promise.all(
      files.map(async ({ name, field, size, file_key }) => {
        const stored = await server.files.find(`form/${form}`, file_key);
        return { name, field, size, ...(stored && { type: stored.type }) };
      }),
    ),
  };
}

const NOBODY = { sender: '', sender_number: '' };
