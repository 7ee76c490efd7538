// The thread of an authorization request as the desk reads it: each side's words with the files that came with them.
import { bodyOf } from '../forms/unsent-files.ts';
import { type FormFile, filesOfSubmission } from '../store/forms/form-files.ts';
import type { Store } from '../store/index.ts';
import { listReplies } from '../store/matters/auth-replies.ts';
import { findRequest } from '../store/matters/auth-requests.ts';
import type { DeskMessage, DeskServer, FileBody } from './kind.ts';

interface Words extends Omit<DeskMessage, 'files' | 'at'> {
  readonly created_at: Date;
  readonly submission_id: string | null;
}

/** Oldest first. */
export async function threadOf(db: Store, id: string): Promise<readonly DeskMessage[]> {
  const all = await wordsOf(db, id);
  const files = await filesOf(db, all);
  return all.map(({ submission_id, created_at, ...words }) => ({
    ...words,
    at: created_at.toISOString(),
    files: files
      .filter((file) => submission_id !== null && file.submission_id === submission_id)
      .map(({ id: key, name }) => ({ key, name, detail: '', arrived: true })),
  }));
}

/** A file of the thread; undefined where it has none of this key. */
export async function fileOfThread(
  server: DeskServer,
  id: string,
  key: string,
): Promise<FileBody | undefined> {
  const files = await filesOf(server.db, await wordsOf(server.db, id));
  const file = files.find((one) => one.id === key);
  const found = file && (await bodyOf(server, file));
  return found && { name: file.name, type: found.file.type, body: found.body };
}

async function wordsOf(db: Store, id: string): Promise<readonly Words[]> {
  const request = await findRequest(db, id);
  if (!request) return [];
  const { attorney_first, attorney_last, description, created_at, submission_id } = request;
  const name = `${attorney_first} ${attorney_last}`.trim();
  const asked = { id, by: 'attorney', name, words: description, created_at, submission_id };
  const replies = await listReplies(db, id);
  return [
    asked,
    ...replies.map((reply) => ({
      id: reply.id,
      by: reply.user_type,
      name: reply.created_name,
      words: reply.description,
      created_at: reply.created_at,
      submission_id: reply.submission_id,
    })),
  ];
}

const filesOf = (db: Store, words: readonly Words[]): Promise<readonly FormFile[]> =>
  filesOfSubmission(
    db,
    words.flatMap(({ submission_id }) => (submission_id === null ? [] : [submission_id])),
  );
