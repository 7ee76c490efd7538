// Files uploaded to a form that has no calls of its own: how much room they may take, where they lie, and how long they wait to be sent.
import { randomUUID } from 'node:crypto';
import type { FileKind } from '../../runtime/core/index.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { cleanName } from '../services/files/common/names.ts';
import type { PutResult, Shelf, StoredFile } from '../services/ports.ts';
import type { DraftKey } from '../store/forms/drafts.ts';
import {
  deleteFormFile,
  expiredFiles,
  type FormFile,
  giveUpFormFile,
  keepUnsentFiles,
  type NewFormFile,
  reserveFormFile,
  roomTaken,
  storedFormFile,
  unsentFiles,
} from '../store/forms/form-files.ts';

const MEGABYTE = 1024 * 1024;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What files may take that nobody has sent yet; how many and how large at one field, its layout and schema say. */
const MOST = {
  ofOwner: 100 * MEGABYTE,
  /** An office is one network. */
  ofNetwork: 500 * MEGABYTE,
} as const;

/** How long a file waits since its form was last opened. */
const KEPT_FOR = 7 * DAY;
/** One that is being stored, and is not heard of again, died on the way. */
const STORING_FOR = HOUR;

type Needs = Pick<ServerContext, 'db' | 'services' | 'now' | 'config'>;

/** Whose file it is, and at which field. */
export type PlaceOfFile = Pick<NewFormFile, 'form_id' | 'owner' | 'field' | 'network'>;

/** A file that arrived, with the most its field has room for. */
export interface ArrivedFile {
  readonly name: string;
  readonly body: Buffer;
  readonly fileType: string;
  readonly kinds: readonly FileKind[];
  readonly most: number;
}

/** Stores a file for its owner, or says why not. Many at once take no more room than one after the other. */
export async function keepUnsent(
  server: Needs,
  place: PlaceOfFile,
  { name: given, body, fileType, kinds, most }: ArrivedFile,
): Promise<StoredFile | Extract<PutResult, { refused: unknown }>> {
  const { db, services, now } = server;
  const name = cleanName(given);
  const id = randomUUID();
  const file_type = fileType === '' ? null : fileType;
  const expires_at = new Date(now().getTime() + STORING_FOR);
  const size = body.byteLength;
  await reserveFormFile(db, { ...place, id, name, file_type, size, expires_at });
  try {
    await requireRoom(server, place, most);
    const put = await services.files.put(
      shelfOf(place),
      { name: nameOnShelf({ id, name }), body },
      kinds,
    );
    if ('refused' in put) {
      await deleteFormFile(db, id);
      return put;
    }
    const { file } = put;
    const until = new Date(now().getTime() + KEPT_FOR);
    await storedFormFile(db, id, { file_key: file.key, expires_at: until });
    return { ...file, key: id, name };
  } catch (error) {
    if (error instanceof Refusal) await deleteFormFile(db, id);
    throw error;
  }
}

async function requireRoom({ db, config }: Needs, place: PlaceOfFile, most: number): Promise<void> {
  const taken = await roomTaken(db, place);
  if (taken.at_field > most) throw new Refusal('FILES_TOO_MANY');
  if (taken.of_owner > MOST.ofOwner) throw new Refusal('FILES_TOO_LARGE');
  if (taken.of_network > MOST.ofNetwork) throw new Refusal('TOO_MANY');
  if (taken.of_all > config.unsentFilesMb * MEGABYTE) throw new Refusal('NO_ROOM');
}

/** The files of an owner at one field; whoever asks has the form open, and keeps them for as long again. */
export async function openedFiles(
  { db, now }: Needs,
  key: DraftKey,
  field: string,
): Promise<readonly FormFile[]> {
  const expires_at = new Date(now().getTime() + KEPT_FOR);
  await keepUnsentFiles(db, key, { now: now(), expires_at });
  return (await unsentFiles(db, key, now())).filter((file) => file.field === field);
}

/** Deletes a file of its owner; false where there is none. */
export async function deleteUnsent(
  server: Needs,
  { form_id, owner, id }: DraftKey & { readonly id: string },
): Promise<boolean> {
  const { db, now } = server;
  const name = (await unsentFiles(db, { form_id, owner }, now())).find(
    (one) => one.id === id,
  )?.name;
  if (name === undefined || !(await giveUpFormFile(db, { form_id, owner, id }, now())))
    return false;
  await forget(server, { id, form_id, name });
  return true;
}

/** Removes the files that were nobody's before then: a submission that is being stored may still take what was its owner's a moment ago. */
export async function removeUnclaimed(
  server: Pick<Needs, 'db' | 'services'>,
  before: Date,
): Promise<void> {
  for (;;) {
    const gone = await expiredFiles(server.db, before, 100);
    for (const file of gone) await forget(server, file);
    if (gone.length < 100) return;
  }
}

/** File first, row last: what is cut short is found again. */
async function forget(
  { db, services }: Pick<Needs, 'db' | 'services'>,
  file: Pick<FormFile, 'id' | 'form_id' | 'name'>,
): Promise<void> {
  const shelf = shelfOf(file);
  const stored = await services.files.findByName(shelf, nameOnShelf(file));
  if (stored) await services.files.delete(shelf, stored.key);
  await deleteFormFile(db, file.id);
}

/** The bytes of a file. */
export const bodyOf = (
  { services }: Pick<ServerContext, 'services'>,
  file: FormFile,
): ReturnType<ServerContext['services']['files']['get']> =>
  services.files.get(shelfOf(file), file.file_key);

const shelfOf = ({ form_id }: Pick<FormFile, 'form_id'>): Shelf => `form/${form_id}`;

/** Two people may call their files the same; on the shelf each has a name of its own, with the ending that tells its kind. */
const nameOnShelf = ({ id, name }: Pick<FormFile, 'id' | 'name'>): string =>
  id + (/\.\w+$/.exec(name)?.[0] ?? '');
