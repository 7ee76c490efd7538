// One of the staff in the Studio: what they do, as calls.
import { randomUUID } from 'node:crypto';
import type { AnswerOf, CallId, RequestOf } from '../../../schemas/calls/calls.gen.d.ts';
import { type Edits, repositoryContent } from '../../helpers/releases.ts';
import type { AServer } from '../helpers/a-server.ts';
import { staffToken } from '../helpers/staff.ts';

type DataOf<Id extends CallId> = AnswerOf<Id> extends { data: infer Data } ? Data : never;

export interface Said {
  readonly status: number;
  readonly message: string;
}

export class StudioPerson {
  readonly #server: AServer;
  readonly #headers: { readonly authorization: string };
  readonly email: string;

  private constructor(server: AServer, email: string, headers: { authorization: string }) {
    this.#server = server;
    this.#headers = headers;
    this.email = email;
  }

  /** Logged in, by the part of the address before `@example.com`. */
  static async of(server: AServer, name: string): Promise<StudioPerson> {
    const email = `${name}@example.com`;
    return new StudioPerson(server, email, await staffToken(server.browser(), email));
  }

  /** What a call answers, whatever it is. */
  async ask<Id extends CallId>(
    id: Id,
    payload: RequestOf<Id>,
  ): Promise<{ readonly status: number; readonly body: AnswerOf<Id> & { message?: string } }> {
    const path = `/api/studio/${id.slice('studio_'.length).replaceAll('_', '-')}`;
    const answer = await this.#server.browser().post(path, payload as object, this.#headers);
    return answer as never;
  }

  /** The data of an answer; fails where the call was refused. */
  async data<Id extends CallId>(id: Id, payload: RequestOf<Id>): Promise<DataOf<Id>> {
    const { status, body } = await this.ask(id, payload);
    if (status !== 200) throw new Error(`${id}: ${status} ${body.message}`);
    return (body as unknown as { data: DataOf<Id> }).data;
  }

  /** How a call is refused. */
  async refused<Id extends CallId>(id: Id, payload: RequestOf<Id>): Promise<Said> {
    const { status, body } = await this.ask(id, payload);
    return { status, message: body.message ?? '' };
  }

  /** Says sentences otherwise, in a change or in a new one; answers which. */
  async says(words: Readonly<Record<string, string>>, change = ''): Promise<string> {
    const commands = Object.entries(words).map(([key, text]) => ({
      ...{ id: randomUUID(), kind: 'sentence' as const, key, text },
    }));
    const known = change === '' ? null : await this.data('studio_change', { id: change });
    const after = known?.change.seq ?? 0;
    const edit = await this.data('studio_edit', { change, after, commands });
    return edit.change.id;
  }

  /** Writes files of what is live otherwise, whole, in a new change; answers which. */
  async writes(edits: Edits): Promise<string> {
    const source = this.#server.app.releases.current().source ?? (await repositoryContent());
    const commands = Object.entries(edits).map(([path, edit]) => ({
      ...{ id: randomUUID(), kind: 'file' as const, path, text: edit(source.get(path) ?? '') },
    }));
    const edit = await this.data('studio_edit', { change: '', after: 0, commands });
    return edit.change.id;
  }

  /** What stands there now, by the hash of its files. */
  async files(change: string): Promise<string> {
    return (await this.data('studio_rehearse', { change })).files;
  }

  /** Publishes a change as it stands. */
  async publishes(change: string, note = 'Plainer words.') {
    const files = await this.files(change);
    return this.data('studio_publish', { change, files, note, when: 'now' });
  }
}
