// A server for tests: built on the real content, an empty store, and the demo world where asked for.
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { buildApp, type Parts } from '../../../server/app.ts';
import { type Config, loadConfig } from '../../../server/config/config.ts';
import { loadContent } from '../../../server/content/load.ts';
import type { ReleasedContent } from '../../../server/content/released.ts';
import { openWorkers, type WorkerPool } from '../../../server/services/workers/index.ts';
import type { StoreSettings } from '../../../server/store/index.ts';
import { BUILT_WORKER } from './task-workers.ts';

/** Monday morning in New York. */
export const NOW = new Date('2026-03-02T15:00:00.000Z');

let content: Promise<ReleasedContent> | undefined;

/** The shipped content, released once per test file. */
export function shippedContent(): Promise<ReleasedContent> {
  content ??= loadContent(() => undefined);
  return content;
}

let workers: WorkerPool | undefined;

/** One for all servers of a test process: its threads take long to start. They keep no process from ending. */
function sharedWorkers(): WorkerPool {
  workers ??= openWorkers({ worker: BUILT_WORKER });
  return workers;
}

export interface AppSettings extends StoreSettings {
  readonly config?: Partial<Config>;
  readonly parts?: Parts;
}

/** Builds the app; answers that break their contract fail the test. */
export async function startApp(settings: AppSettings): Promise<FastifyInstance> {
  // That of the demo world is a file of the working copy's own data folder, which may not be there.
  const { securityLog: _, ...read } = loadConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
  });
  const config: Config = {
    ...read,
    secretKeys: ['test-key-'.repeat(8)],
    demo: false,
    dataDir: settings.dataDir,
    ...(settings.databaseUrl !== undefined && { databaseUrl: settings.databaseUrl }),
    ...settings.config,
  };
  const parts = {
    content: await shippedContent(),
    now: () => NOW,
    workers: sharedWorkers(),
    ...settings.parts,
  };
  return buildApp(config, parts);
}

/** What tests look into. Not every answer has every member: a missing one fails the test that asks for it. */
export interface AnswerBody {
  readonly status: string;
  readonly message: string;
  readonly id: string;
  readonly n_rec: number;
  readonly revision: number;
  readonly release: string;
  readonly left_out: readonly { readonly label: string; readonly value: string }[];
  readonly file_name: string;
  readonly data: unknown;
  readonly lead: Readonly<Record<string, string>>;
  readonly attorney: { readonly id: string };
  readonly result: {
    readonly lead: readonly Readonly<Record<string, string>>[];
    readonly session: string;
    readonly no_rec: number;
    readonly proof_needed?: boolean;
    readonly attorney: unknown;
  };
  readonly faults: readonly { readonly path: string; readonly message: string }[];
  readonly att_data: readonly { readonly plan_class: string }[];
  readonly fees_data: readonly { readonly plan_class: string }[];
}

export interface Answer {
  readonly status: number;
  readonly body: AnswerBody;
  readonly headers: Record<string, unknown>;
}

/** A browser: keeps its cookies from call to call. */
export class Browser {
  readonly #app: FastifyInstance;
  readonly cookies: Record<string, string> = {};

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Calls base A by its file name; the body goes as plain text, as the documents say. */
  post(call: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send({
      method: 'POST',
      url: call.startsWith('/') ? call : `/api/portal/${call}.php`,
      headers: { 'content-type': 'text/plain', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send({ method: 'GET', url, headers });
  }

  put(url: string, body: JsonObject): Promise<Answer> {
    return this.send({ method: 'PUT', url, payload: body });
  }

  async send(options: InjectOptions): Promise<Answer> {
    const response = await this.#app.inject({ ...options, cookies: { ...this.cookies } });
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) delete this.cookies[name];
      else this.cookies[name] = value;
    }
    const type = String(response.headers['content-type'] ?? '');
    const body = type.includes('json') && response.body !== '' ? response.json() : response.body;
    return { status: response.statusCode, body: body as AnswerBody, headers: response.headers };
  }

  /** Uploads one file the way a form does. */
  upload(
    call: string,
    fields: Record<string, string>,
    file?: UploadedFile,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const boundary = 'test-boundary';
    const parts: Uint8Array[] = Object.entries(fields).map(([name, value]) =>
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      ),
    );
    if (file) {
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
      parts.push(Buffer.from(head), file.body, Buffer.from('\r\n'));
    }
    return this.send({
      method: 'POST',
      url: call.startsWith('/') ? call : `/api/portal/${call}.php`,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
      payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    });
  }

  /** Looks a lead up and proves the mailbox where that is asked for, which binds this browser to it. */
  async signIn(email: string): Promise<Answer> {
    const found = await this.lookUp(email);
    const [lead] = found.body.result?.lead ?? [];
    return lead?.email && found.body.result.proof_needed ? this.prove(lead.email) : found;
  }

  /** The e-mail alone. */
  lookUp(email: string): Promise<Answer> {
    return this.post('getLeadHubspot', { emailAddress: email });
  }

  /** Asks for a code of its own: one that is on its way, and its mails, which have no order in one moment, are taken away. */
  async askCode(call = 'send_mailbox_code'): Promise<Answer> {
    const { store } = this.#app;
    await store.deleteFrom('mailbox_code').execute();
    const mails = store.deleteFrom('job').where('kind', '=', 'mail');
    await mails.where(sql`details->>'template'`, '=', 'mailbox_code').execute();
    return this.post(call, {});
  }

  /** Asks for a code, and brings the one that came by mail. */
  async prove(email: string): Promise<Answer> {
    // All browsers of a test are one network, at one moment.
    await this.#app.store.deleteFrom('rate_limit').where('bucket', 'like', '%mail%').execute();
    await this.askCode();
    return this.post('prove_mailbox', { code: await mailedCode(this.#app, email) });
  }
}

/** The newest code that was mailed to an address; '' where there is none. */
export async function mailedCode(app: FastifyInstance, to: string): Promise<string> {
  const subjects = (await app.services.mail.stored())
    .filter((mail) => mail.to === to)
    .map(({ subject }) => subject);
  const codes = subjects.map((subject) => /^Your code is (\d{6,})$/.exec(subject)?.[1]);
  return codes.find((code) => code !== undefined) ?? '';
}

export interface UploadedFile {
  readonly name: string;
  readonly body: Buffer;
}

/** The smallest thing that is a PDF by name and by content. */
export function pdf(name: string): UploadedFile {
  return {
    name,
    body: Buffer.from('%PDF-1.4\n%test\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  };
}
