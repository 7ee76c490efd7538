// Starts the providers the settings ask for; each has an embedded default.
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config/config.ts';
import { filesFolder, requireFolder } from './config/data-folders.ts';
import type { ReleasedContent } from './content/released.ts';
import type { Services } from './context/context.ts';
import { knownOfLeads } from './leads/import.ts';
import { secretKeysOf } from './secret-file.ts';
import { withAddressSearch } from './services/address-search/index.ts';
import { createCoverages } from './services/coverages.ts';
import { createCrypto } from './services/crypto.ts';
import { createDocuments } from './services/documents/index.ts';
import {
  createDropboxSign,
  createEsign,
  type Esign,
  type EsignNeeds,
  keyFromFile,
  ownKey,
  type ToSeal,
} from './services/esign/index.ts';
import { type FilesPlace, openFiles } from './services/files/index.ts';
import { createLeads, openHubspotLeads } from './services/leads/index.ts';
import { createMail } from './services/mail/index.ts';
import { createPlaces } from './services/places.ts';
import type { Crypto, DocumentWords, Files, Leads, Places } from './services/ports.ts';
import { createScanner } from './services/scanner/index.ts';
import { createWebhooks } from './services/webhooks/index.ts';
import type { ToJudge, WorkerPool } from './services/workers/index.ts';
import type { Store } from './store/index.ts';
import { messageOf } from './webhooks/index.ts';

export interface ServiceNeeds {
  readonly config: Config;
  readonly db: Store;
  /** The current release; asked each time, since another may be published. */
  readonly content: () => ReleasedContent;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly workers: WorkerPool;
  /** Where people reach us, for links in mails. */
  readonly address: () => string;
  /** True for a server; a command makes no place for files. */
  readonly serves?: boolean;
}

/** All providers; those given take the place of the usual ones. */
export async function startServices(
  needs: ServiceNeeds,
  given: Partial<Services> = {},
): Promise<Services> {
  const { config, content, workers } = needs;
  const words = () => wordsOf(content());
  const coverages = given.coverages ?? createCoverages();
  const crypto = given.crypto ?? createCrypto(await secretKeysOf(config, needs.db));
  const files = given.files ?? (await filesOf(needs));
  const documents =
    given.documents ??
    createDocuments({
      words,
      views: () => content().app.views,
      declared: () => content().app.documents,
      coverages,
      print: (blocks, imprint) => workers.run('print', { blocks, imprint }),
      numbered: (order) => workers.run('numbered', order),
      joined: (order) => workers.run('joined', order),
    });
  const mail = given.mail ?? mailOf(needs, crypto, words);
  return {
    leads: given.leads ?? (await leadsOf(needs)),
    places: given.places ?? placesOf(needs),
    coverages,
    files,
    scanner: given.scanner ?? createScanner(config.scanner),
    crypto,
    documents,
    mail,
    webhooks: given.webhooks ?? webhooksOf(needs, files),
    esign: given.esign ?? esignOf(needs, { crypto, files, documents, mail, words }),
  };
}

function placesOf({ config: { addressSearch }, log, now }: ServiceNeeds): Places {
  const own = createPlaces();
  return addressSearch ? withAddressSearch(own, addressSearch, { log, now }) : own;
}

function leadsOf({ config, db, content, now, log }: ServiceNeeds): Promise<Leads> | Leads {
  const { hubspot } = config;
  const known = () => knownOfLeads(content()).keys();
  return hubspot ? openHubspotLeads(hubspot, { db, now, log, known }) : createLeads(db);
}

function webhooksOf({ config, db, content, now }: ServiceNeeds, files: Files) {
  return createWebhooks({
    ...{ db, now, receivers: config.webhooks, privateNetworks: config.webhookPrivate },
    message: (delivery) => messageOf({ db, files, content: content() }, delivery),
  });
}

function filesOf({ config, db, log, serves }: ServiceNeeds) {
  const place = filesPlace(config);
  const prepare = () => (place.bucket ? Promise.resolve() : requireFolder(place.folder));
  return openFiles(place, { db, log, ...(serves && { prepare }) });
}

/** Where files are kept, as the settings have it. */
export function filesPlace(config: Config): FilesPlace {
  const { filesBucket: bucket } = config;
  return { folder: filesFolder(config), ...(bucket && { bucket }) };
}

type EsignParts = Pick<EsignNeeds, 'crypto' | 'files' | 'documents' | 'mail' | 'words'>;

function esignOf(
  { config, db, content, now, log, workers, address }: ServiceNeeds,
  parts: EsignParts,
): Esign {
  const { crypto, words } = parts;
  const provider = () => words().t('app.name');
  const { dropboxSign, sealKey, timeStamp } = config;
  const sealingKey = once(() =>
    sealKey ? keyFromFile(sealKey, now()) : ownKey({ db, crypto, now, provider }),
  );
  const needs = {
    ...parts,
    db,
    content,
    now,
    log,
    sealingKey,
    makeSealable: (order: ToSeal) => workers.run('sealable', order),
    judge: (order: ToJudge) => workers.run('judge', order),
    baseUrl: address,
    ...(timeStamp && { stamp: timeStamp }),
  };
  return createEsign(needs, dropboxSign && createDropboxSign(dropboxSign, needs));
}

/** What is made at the first call, for all of them; one that failed is tried anew. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

function mailOf(
  { config, db, now, log, address }: ServiceNeeds,
  crypto: Crypto,
  words: () => DocumentWords,
) {
  if (!config.smtpUrl && config.production)
    log.warn({}, 'SMTP_URL is not set: mails are kept and reach nobody');
  const from =
    config.mailFrom ?? `no-reply@${new URL(config.publicUrl ?? 'http://localhost').hostname}`;
  const smtp = config.smtpUrl && { url: config.smtpUrl, from };
  return createMail({ db, crypto, words, now, baseUrl: address, ...(smtp && { smtp }) });
}

function wordsOf({ locale, texts, page }: ReleasedContent): DocumentWords {
  return { locale, t: texts.t, has: texts.has, page };
}
