// A server of one change and the locks of a browser, for tests of what becomes of words on the way between them.

import type { Send } from '../../../app/calls/typed.ts';
import type { Locks } from '../../../app/pages/studio/work/alive.ts';
import type { Change, Row } from '../../../app/pages/studio/work/types.ts';

interface Said {
  readonly was?: string;
  readonly id: string;
  readonly key: string;
  readonly text: string;
  readonly over: number;
}

interface Edit {
  readonly change: string;
  readonly after: number;
  readonly commands: readonly Said[];
}

/** One change; what somebody has not seen of what they word anew is a clash. `lost` loses an answer, `holds` holds all back. */
export class Server {
  rows: Row[] = [];
  requests: Edit[] = [];
  changes = 0;
  status = 200;
  lost = false;
  refusedText = '';
  holds: Promise<void> | undefined;

  readonly send = (async (id: string, payload: never) => {
    if (this.status !== 200) return refused(this.status);
    const data = id === 'studio_edit' ? this.#edit(payload) : this.#change(payload);
    await this.holds;
    if (data === undefined) return refused(422, [{ path: '/commands/0', code: '', message: '' }]);
    return this.lost ? refused(0) : { ok: true, body: { status: 'success', data } };
  }) as unknown as Send;

  says(key: string, text: string, id: string = crypto.randomUUID()): number {
    const seq = this.rows.length + 1;
    this.rows.push({
      ...{ seq, id, by: 'x@example.com', own: true, at: '', reads: text, batch: '', undoes: 0 },
      ...{ undone_by: 0, kind: 'sentence', key, path: '', text, use: '', gone: false },
    });
    return seq;
  }

  now(key: string): string | undefined {
    return this.rows.findLast((row) => row.key === key)?.text;
  }

  #edit(edit: Edit) {
    if (edit.commands.some(({ text }) => text === this.refusedText)) return undefined;
    this.requests.push(edit);
    if (edit.change === '' && !this.rows.some(({ id }) => id === edit.commands[0]?.id))
      this.changes += 1;
    const missed = this.rows.filter(({ seq }) => seq > edit.after);
    const clashes: object[] = [];
    const applied: object[] = [];
    const own = new Set<number>();
    for (const { id, key, text, over } of edit.commands) {
      const known = this.rows.find((row) => row.id === id);
      const met = missed.findLast((row) => row.key === key && row.seq > over && !own.has(row.seq));
      if (known) own.add(known.seq);
      if (known) applied.push({ id, seq: known.seq });
      else if (met) clashes.push({ id, key, theirs: met.text, by: met.by, seq: met.seq });
      else {
        const seq = this.says(key, text, id);
        own.add(seq);
        applied.push({ id, seq });
      }
    }
    return { change: changeAt(this.rows.length), applied, missed, clashes };
  }

  #change({ since }: { since: number }) {
    const commands = this.rows.filter(({ seq }) => seq > since);
    const change = changeAt(this.rows.length);
    return { change, commands, more: false, comments: [], undo: '', redo: '' };
  }
}

const changeAt = (seq: number): Change => ({
  ...{ id: 'c1', name: 'Words', owner: 'me@example.com', own: true, began_on: 1, behind: 0, seq },
  ...{ edited_at: '', discarded_at: '', state: 'open', named: true, summary: '', asked_of: '' },
  ...{ approved_by: '', sent_back_by: '', sent_back_why: '', plan_at: '', full: 0 },
});

const refused = (status: number, faults: object[] = []) => ({
  ok: false,
  refused: { status, message: undefined, faults },
});

/** The locks of a browser: one page holds a name, the others wait. */
export function someLocks(): NonNullable<Locks> {
  const held = new Map<string, Promise<unknown>>();
  const request = async (name: string, ...more: unknown[]): Promise<unknown> => {
    const act = more.at(-1) as () => unknown;
    const before = held.get(name) ?? Promise.resolve();
    const done = before.then(act);
    held.set(name, done);
    return done;
  };
  return { request } as NonNullable<Locks>;
}
