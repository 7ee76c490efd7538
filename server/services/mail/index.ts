// The mail service: mails are written with the change they tell of, sent by SMTP where one is set, else kept to be read.
import { randomUUID } from 'node:crypto';
import type { Json, JsonObject } from '../../../runtime/core/index.ts';
import type { Store } from '../../store/index.ts';
import { insertMail, newestMails, type OutboxRow } from '../../store/outbox.ts';
import type { Crypto, DocumentWords, KeptMail, Mail } from '../ports.ts';
import { type Letter, writeLetter } from './letter.ts';
import { createSmtp } from './smtp.ts';
import { startWorker, type Worker } from './worker.ts';

export interface MailNeeds {
  readonly db: Store;
  readonly crypto: Crypto;
  readonly words: () => DocumentWords;
  /** Where people reach us; links in mails lead there. */
  readonly baseUrl: () => string;
  readonly now: () => Date;
  readonly log: { warn(details: object, message: string): void };
  readonly smtp?: { readonly url: string; readonly from: string };
  readonly idleMs?: number;
}

/** The demo mailbox shows no more than this. */
const SHOWN = 100;

export function createMail(needs: MailNeeds): Mail {
  const { db, crypto, now } = needs;
  let worker: Worker | undefined;
  const smtp = needs.smtp && createSmtp(needs.smtp.url, needs.smtp.from);
  const letterOf = (row: OutboxRow) => composed(needs, row.template, openParams(crypto, row));
  return {
    async enqueue(trx, { to, template, params }) {
      // A mail that cannot be written must stop the change, not be found out by a worker at night.
      composed(needs, template, params);
      const id = randomUUID();
      await insertMail(trx, {
        id,
        recipient: to,
        template,
        params: crypto.encrypt(JSON.stringify(params), cellOf(id)),
        status: smtp ? 'waiting' : 'kept',
        created_at: now(),
      });
    },
    async kept() {
      const rows = await newestMails(db, SHOWN);
      return rows.filter((row) => row.status === 'kept').map((row) => shown(row, letterOf(row)));
    },
    start() {
      if (!smtp || worker) return;
      worker = startWorker({
        ...needs,
        deliver: (row) => smtp.deliver({ ...letterOf(row), id: row.id, to: row.recipient }),
      });
    },
    async stop() {
      await worker?.stop();
      smtp?.close();
    },
  };
}

function composed(needs: MailNeeds, template: string, params: JsonObject): Letter {
  const words = needs.words();
  const tree = words.page(`mail.${template}`);
  if (!tree) throw new Error(`The release has no mail ${template}.`);
  const provider = words.t('app.name');
  return writeLetter({
    tree,
    params: { provider, ...params },
    locale: words.locale,
    baseUrl: needs.baseUrl(),
  });
}

/** Sealed, because the links in it act. */
function openParams(crypto: Crypto, row: OutboxRow): JsonObject {
  return JSON.parse(crypto.decrypt(row.params, cellOf(row.id))) as JsonObject;
}

function cellOf(id: string) {
  return { row: `outbox/${id}`, field: 'params' };
}

function shown(row: OutboxRow, { subject, text, body }: Letter): KeptMail {
  const at = row.created_at.toISOString();
  return { id: row.id, to: row.recipient, at, subject, text, body: body as unknown as Json[] };
}
