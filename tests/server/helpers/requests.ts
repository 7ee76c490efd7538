// Authorization requests of the demo world, as attorneys make and read them by their calls.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { PASSWORD, tokenOf } from './accounts.ts';
import { type Answer, Browser, type UploadedFile } from './app.ts';

export type RequestRow = AnswerOf<'list_auth_requests'>['data'][number];
export type WholeRequest = AnswerOf<'auth_request_details'>['data'];
type Matter = AnswerOf<'attorney_matters'>['data'][number];
type FileRow = { readonly name: string; readonly Key: string };

/** What one attorney does with requests; everything is asked with their token. */
export class Attorney {
  readonly number: string;
  readonly #app: FastifyInstance;
  readonly #headers: Record<string, string>;

  constructor(app: FastifyInstance, number: string, headers: Record<string, string>) {
    this.#app = app;
    this.number = number;
    this.#headers = headers;
  }

  static async of(app: FastifyInstance, which: '1' | '3' | '4'): Promise<Attorney> {
    const who = { username: `demoattorney${which}`, password: PASSWORD };
    return new Attorney(app, `1000${which}`, await tokenOf(new Browser(app), who));
  }

  call(id: string, body: object = {}, key?: string): Promise<Answer> {
    const headers = { ...this.#headers, ...(key && { 'idempotency-key': key }) };
    return new Browser(this.#app).post(id, body, headers);
  }

  get(url: string): Promise<Answer> {
    return new Browser(this.#app).get(url, this.#headers);
  }

  send(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<Answer> {
    const headers = this.#headers;
    return new Browser(this.#app).send({ method, url, headers, ...(payload && { payload }) });
  }

  async matters(): Promise<readonly Matter[]> {
    return (await this.get('/api/portal/attorney_matters.php')).body.data as readonly Matter[];
  }

  async requests(asked: object = {}): Promise<readonly RequestRow[]> {
    const { body } = await this.call('list_auth_requests', { limit: 100, ...asked });
    return body.data as readonly RequestRow[];
  }

  async request(id: string): Promise<WholeRequest> {
    const { body } = await this.call('auth_request_details', { auth_request_id: id });
    return body.data as WholeRequest;
  }

  /** A whole request, on the newest matter unless told. */
  async create(parts: object = {}, key: string = randomUUID()): Promise<Answer> {
    const [matter] = await this.matters();
    const whole = { matter_id: matter?.matter_id, subject: 'More hours', description: 'Two more.' };
    return this.call('create_auth_request', { ...whole, ...parts }, key);
  }

  reply(request_id: string, parts: object = {}, key: string = randomUUID()): Promise<Answer> {
    return this.call(
      'reply_auth_request',
      { request_id, description: 'Here it is.', ...parts },
      key,
    );
  }

  upload(module: string, file: UploadedFile, more: Record<string, string> = {}): Promise<Answer> {
    const fields = { attorney_number: this.number, module, ...more };
    return new Browser(this.#app).upload('upload_temp_file', fields, file, this.#headers);
  }

  /** The file as it waits, once it is taken. */
  async uploaded(module: string, file: UploadedFile, more = {}): Promise<FileRow> {
    return (await this.upload(module, file, more)).body.data as FileRow;
  }

  async waiting(module: string, more: object = {}): Promise<readonly string[]> {
    const asked = { attorney_number: this.number, module, ...more };
    const { data } = (await this.call('list_temp_files', asked)).body;
    return (data as readonly FileRow[]).map(({ name }) => name);
  }
}

/** The id of what was just made. */
export const madeId = ({ body }: Answer): string => (body.data as { readonly id: string }).id;

/** A file of the portal, by its address. */
export const fileAt = (id: string, name: string): string =>
  `/api/portal/download_request_file.php?id=${id}&name=${encodeURIComponent(name)}`;
