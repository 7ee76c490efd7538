// Where the example of each call is made: a demo world with one applicant, one stranger and one new clerk.
import type { FastifyInstance } from 'fastify';
import { addStaff } from '../../../server/accounts/staff/index.ts';
import { MOUNTS, readContracts } from '../../../server/calls/contracts.ts';
import type { Config } from '../../../server/config/config.ts';
import { contentOf } from '../../../server/content/load.ts';
import type { ReleasedContent } from '../../../server/content/released.ts';
import type { StoreSettings } from '../../../server/store/index.ts';
import { FIRM_FORM } from '../../helpers/firm-form.ts';
import { withStaffForm } from '../../helpers/staff-form.ts';
import { type Answer, Browser, NOW, startApp } from '../helpers/app.ts';
import { ANN, addLeads, applicantWithFile } from '../helpers/people.ts';

export const CLERK = 'clerk@example.org';

/** An example makes its call with whatever those before it left. */
export type Examples = Record<string, () => Promise<Answer>>;

const contracts = readContracts();
/** A form that takes files, and one that takes none. */
const formOf = (id: string) => (id.startsWith('form_file') ? 'complaint' : 'feedback');

/** The address of a call. */
export function pathOf(id: string): string {
  const contract = contracts.get(id);
  return contract ? MOUNTS[contract.base] + contract.path.replace(':id', formOf(id)) : '';
}

interface Started {
  readonly app: FastifyInstance;
  readonly browser: Browser;
  readonly stranger: Browser;
  readonly place: StoreSettings;
}

/** What it shares with another server in the same place. */
export interface Beside extends Partial<Pick<Config, 'secretKeys'>> {
  readonly now?: () => Date;
  /** What it runs on, where it is not what is shipped and the forms of staff. */
  readonly content?: ReleasedContent;
  readonly config?: Partial<Config>;
}

/** Its examples can be named before it has started. */
export class ExampleWorld {
  #started: Started | undefined;
  /** Of the attorney, once they have logged in. */
  token = '';
  now: () => Date = () => NOW;

  /** Its clock stands still unless it is told another; what others have served in the same place may go on. */
  async start(
    place: StoreSettings,
    { now = () => NOW, content, config: set, ...more }: Beside = {},
  ): Promise<void> {
    this.now = now;
    const config = { demo: true, checkResponses: true, ...more, ...set };
    const parts = { content: content ?? contentOf(await withStaffForm(FIRM_FORM)), now };
    const app = await startApp({ ...place, config, parts });
    await addLeads(app, ANN);
    const browser = await applicantWithFile(app, ANN);
    const stranger = new Browser(app);
    await stranger.lookUp(ANN.email);
    const { services, store: db } = app;
    await addStaff({ services, db, now }, { email: CLERK, roles: ['desk', 'admin'] });
    this.#started = { app, browser, stranger, place };
  }

  get app(): FastifyInstance {
    return this.#known.app;
  }

  /** Of the applicant. */
  get browser(): Browser {
    return this.#known.browser;
  }

  /** Knows the applicant's address, and nothing else. */
  get stranger(): Browser {
    return this.#known.stranger;
  }

  /** Its database, and where its files are. */
  get place(): StoreSettings {
    return this.#known.place;
  }

  get #known(): Started {
    if (!this.#started) throw new Error('The world has not started yet.');
    return this.#started;
  }

  post(id: string, body: unknown): () => Promise<Answer> {
    return () => this.browser.post(pathOf(id), body);
  }

  get(id: string, query: Record<string, string> = {}): () => Promise<Answer> {
    return () => this.browser.get(`${pathOf(id)}?${new URLSearchParams(query)}`);
  }

  /** As the attorney. */
  withToken(id: string, body: unknown): () => Promise<Answer> {
    return () => this.browser.post(pathOf(id), body, this.headers);
  }

  get headers(): Record<string, string> {
    return { authorization: `Bearer ${this.token}` };
  }
}
