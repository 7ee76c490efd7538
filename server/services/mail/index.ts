// The mail service: mails are written with the change they tell of, sent by SMTP where one is set, else kept to be read.
import { randomUUID } from 'node:crypto';
import type { Json, JsonObject } from '../../../runtime/core/index.ts';
import type { Store } from '../../store/index.ts';
import { JOB_CELL } from '../../store/secrets/sealed.ts';
import {
  hurryJobs,
  insertJob,
  type Job,
  newestMails,
  withdrawJobs,
} from '../../store/upkeep/jobs.ts';
import type { Crypto, DocumentWords, Mail, MailToSend, StoredMail } from '../ports.ts';
import { type Letter, writeLetter } from './letter.ts';
import { createSmtp } from './smtp.ts';

export interface MailNeeds {
  readonly db: Store;
  readonly crypto: Crypto;
  readonly words: () => DocumentWords;
  /** Where people reach us; links in mails lead there. */
  readonly baseUrl: () => string;
  readonly now: () => Date;
  readonly smtp?: { readonly url: string; readonly from: string };
}

/** The demo mailbox shows no more than this. */
const SHOWN = 100;

export function createMail(needs: MailNeeds): Mail {
  const { db, crypto, now } = needs;
  const smtp = needs.smtp && createSmtp(needs.smtp.url, needs.smtp.from);
  const letterOf = (job: Job<'mail'>) => composed(needs, job.details, openParams(crypto, job));
  return {
    async enqueue(trx, { to, template, params, tree, notBefore }) {
      // A mail that cannot be written must stop the change, not be found out by a worker at night.
      composed(needs, { template, ...(tree && { tree }) }, params);
      const id = randomUUID();
      const sealed = crypto.encrypt(JSON.stringify(params), cellOf(id));
      const details = { recipient: to, template, ...(tree && { tree }) };
      const status = smtp ? 'waiting' : 'kept';
      const at = now();
      const waitMs = notBefore === undefined ? 0 : notBefore.getTime() - at.getTime();
      await insertJob(trx, { kind: 'mail', id, details, sealed, status }, { now: at, waitMs });
      return id;
    },
    hurry: (trx, ids) => hurryJobs(trx, ids, now()),
    withdraw: withdrawJobs,
    async stored() {
      const mails = await newestMails(db, SHOWN);
      return mails.map((mail) => shown(mail, letterOf(mail), now()));
    },
    delivers: smtp !== undefined,
    async deliver(job) {
      if (!smtp) throw new Error('No mail server is set.');
      await smtp.deliver({ ...letterOf(job), id: job.id, to: job.details.recipient });
    },
    close() {
      smtp?.close();
    },
  };
}

type Said = Pick<MailToSend, 'template' | 'tree'>;

function composed(needs: MailNeeds, { template, tree: own }: Said, params: JsonObject): Letter {
  const words = needs.words();
  const tree = own ?? words.page(`mail.${template}`);
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
function openParams(crypto: Crypto, { id, sealed }: Job<'mail'>): JsonObject {
  return JSON.parse(crypto.decrypt(sealed, cellOf(id))) as JsonObject;
}

function cellOf(id: string) {
  return { row: `${JOB_CELL.row}/${id}`, field: JOB_CELL.field };
}

function shown(
  { id, details, created_at, due_at }: Job<'mail'>,
  { subject, text, body }: Letter,
  now: Date,
): StoredMail {
  return {
    ...{ id, to: details.recipient, at: created_at.toISOString(), subject, text },
    body: body as unknown as Json[],
    ...(due_at > now && { waits_until: due_at.toISOString() }),
  };
}
