// The demo attorneys at the claims API: what they ask, a claim that is right, and files in one request.
import type { FastifyInstance } from 'fastify';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { PASSWORD, tokenOf } from '../helpers/accounts.ts';
import { type Answer, Browser, type UploadedFile } from '../helpers/app.ts';

const BASE = '/api/claims/v2/';

export type Item = AnswerOf<'case_list'>['data']['case_list'][number];
export type Matter = NonNullable<AnswerOf<'matter_case_details'>['data'][number]['data']['0']>;
export type Submitted = NonNullable<
  AnswerOf<'matter_case_details'>['data'][number]['data']['claim_data']
>[number];
export type Cdl = AnswerOf<'cdl_case_details'>['data'][number]['data'][number];

/** One attorney who is logged in. */
export class Claimant {
  readonly browser: Browser;
  readonly token: Record<string, string>;

  private constructor(browser: Browser, token: Record<string, string>) {
    this.browser = browser;
    this.token = token;
  }

  static async of(app: FastifyInstance, username = 'demoattorney1'): Promise<Claimant> {
    const browser = new Browser(app);
    return new Claimant(browser, await tokenOf(browser, { username, password: PASSWORD }));
  }

  ask(call: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
    return this.browser.post(`${BASE}${call}`, body, { ...this.token, ...headers });
  }

  async list(
    asked: object = {},
  ): Promise<{ readonly items: readonly Item[]; readonly total: number }> {
    const { body } = await this.ask('case_list', { limit: 100, ...asked });
    const data = body.data as AnswerOf<'case_list'>['data'];
    return { items: data.case_list, total: data.total ?? 0 };
  }

  async matter(
    case_number: string,
    more: object = {},
  ): Promise<{ readonly one: Matter; readonly claims: readonly Submitted[] }> {
    const { body } = await this.ask('matter_case_details', { case_number, ...more });
    const [first] = body.data as AnswerOf<'matter_case_details'>['data'];
    if (first?.status !== 'Success') throw new Error(`No case ${case_number}.`);
    return { one: first.data['0'] as Matter, claims: first.data.claim_data ?? [] };
  }

  async cdl(case_number: string, more: object = {}): Promise<Cdl> {
    const { body } = await this.ask('cdl_case_details', { case_number, ...more });
    const [first] = body.data as AnswerOf<'cdl_case_details'>['data'];
    const [one] = first?.data ?? [];
    if (!one) throw new Error(`No case ${case_number}.`);
    return one;
  }

  /** The first case that can be claimed on and fits. */
  async open(fits: (one: Matter) => boolean = () => true): Promise<Matter> {
    for (const { number } of (await this.list()).items) {
      const { one } = await this.matter(number);
      if (one.claim_type === '' && fits(one)) return one;
    }
    throw new Error('There is no such case.');
  }

  /** Sends a Matter claim. */
  claim(number: string, data: object, headers: Record<string, string> = {}): Promise<Answer> {
    const matter_data = { ...data };
    const case_details = { number, case_type: 'Matter' };
    return this.ask('create_claim', { data: { case_details, matter_data } }, headers);
  }

  /** Sends files to a claim, each with its prefix. */
  upload(
    call: 'upload_matter_claim_files' | 'upload_cdl_claim_files',
    fields: Record<string, string>,
    files: readonly (UploadedFile & { readonly prefix: string })[],
  ): Promise<Answer> {
    const boundary = 'claim-boundary';
    const part = (head: string, body: Uint8Array | string) => [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ];
    const payload = Buffer.concat([
      ...Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, value)),
      ...files.flatMap(({ name, body, prefix }) => [
        ...part('name="prefix[]"', prefix),
        ...part(`name="files[]"; filename="${name}"`, body),
      ]),
      Buffer.from(`--${boundary}--\r\n`),
    ]);
    return this.browser.send({
      method: 'POST',
      url: `${BASE}${call}`,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...this.token },
      payload,
    });
  }
}

/** Everything a Matter claim needs, with a file for each document that the case requires. */
export const wholeClaim = (one?: Pick<Matter, 'required_documents'>) => ({
  payment_date: '02/03/2026',
  date_of_last_service: '02/20/2026',
  claim_amount: '640.00',
  claim_hours: 4,
  note: 'Hearing attended, order attached.',
  digital_sign: 'Marian Whitlock',
  date: '03/02/2026',
  files: (one?.required_documents ?? []).map((fileType, at) => ({
    name: `document-${at}.pdf`,
    fileType,
  })),
});
