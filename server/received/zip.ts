// The files of submissions in one ZIP, a folder for each submission: one file is in memory at a time, however slowly they are taken.
// Only this file knows yazl.
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { todayIn } from '../../runtime/core/index.ts';
import type { ServerContext } from '../context/context.ts';
import { bodyOf } from '../forms/unsent-files.ts';
import type { Row } from './rows.ts';

type Server = Pick<ServerContext, 'services' | 'content'>;

/** What is no longer there, or no longer what was kept, is named in a text beside the others. */
export function zipOf(server: Server, rows: AsyncIterable<Row>): Readable {
  const zip = new ZipFile();
  const out = new Readable().wrap(zip.outputStream);
  const entries = new Entries(zip);
  out.once('close', () => entries.stop());
  zip.once('error', (error: Error) => out.destroy(error));
  fill(server, entries, rows).then(
    () => zip.end(),
    (error: Error) => out.destroy(error),
  );
  return out;
}

async function fill(server: Server, entries: Entries, rows: AsyncIterable<Row>): Promise<void> {
  const missing: string[] = [];
  for await (const { row, form, files } of rows) {
    const day = todayIn(form.bundle.timeZone, row.submitted_at);
    const names = new Names(`${day} ${row.id.slice(0, 8)}`);
    for (const file of files) {
      const path = names.taken(file.name);
      const body = await wholeBody(server, file);
      if (body) await entries.add(path, { body, at: row.submitted_at });
      else missing.push(path);
    }
  }
  if (missing.length === 0) return;
  const { t } = server.content.texts;
  const body = Buffer.from(`${t('server.received.missing')}\n\n${missing.join('\n')}\n`);
  await entries.add(`${t('server.received.missingFile')}.txt`, { body, at: new Date() });
}

/** Undefined where the bytes are gone, or are others than those that came. */
const wholeBody = (server: Server, file: Row['files'][number]): Promise<Buffer | undefined> =>
  bodyOf(server, file).then(
    (found) => found?.body,
    () => undefined,
  );

interface Entry {
  readonly body: Buffer;
  readonly at: Date;
}

class Entries {
  readonly #zip: ZipFile;
  #current: Readable | undefined;
  #isStopped = false;

  constructor(zip: ZipFile) {
    this.#zip = zip;
  }

  /** Waits until it is written, so that the next is read only then. Documents and pictures are compressed already. */
  async add(path: string, { body, at }: Entry): Promise<void> {
    if (this.#isStopped) throw new Error('Nobody takes the file any more.');
    const stream = Readable.from(body, { objectMode: false });
    this.#current = stream;
    const options = { size: body.byteLength, mtime: at, compress: false };
    this.#zip.addReadStream(stream, path, options);
    await finished(stream);
  }

  /** Whoever took the file has left. */
  stop(): void {
    this.#isStopped = true;
    this.#current?.destroy();
  }
}

/** What a file is called in its folder: by its own name, which no system takes for a way, and no two alike. */
class Names {
  readonly #folder: string;
  readonly #taken = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  taken(name: string): string {
    const safe = name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_');
    const dot = safe.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ''];
    let own = safe;
    for (let nth = 2; this.#taken.has(own.toLowerCase()); nth += 1)
      own = `${stem} (${nth})${ending}`;
    this.#taken.add(own.toLowerCase());
    return `${this.#folder}/${own}`;
  }
}
