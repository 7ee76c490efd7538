// What a release that is not current would do to people: every open draft and what was sent of late, tried under it. Writes nothing.
import { setImmediate } from 'node:timers/promises';
import type { Answers, Fault, FormBundle } from '../../../runtime/core/index.ts';
import { carryOver, generic } from '../../../runtime/core/index.ts';
import type { ReleasedContent, ReleasedForm } from '../../content/released.ts';
import type { ServerContext } from '../../context/context.ts';
import { judgementIn } from '../../forms/judges.ts';
import { type Becomes, outcomeOf } from '../../forms/rehearsal.ts';
import { contextOfUse } from '../../forms/use.ts';
import { type OpenDraft, openDrafts } from '../../store/forms/open-drafts.ts';
import { recentSubmissions } from '../../store/forms/submissions.ts';

type Server = Pick<ServerContext, 'db' | 'now' | 'workers' | 'content'>;

/** Bounds: a rehearsal answers whatever there is. */
const MOST_DRAFTS = 20_000;
const MOST_SUBMISSIONS = 2_000;
const LOOK_BACK_MS = 90 * 24 * 60 * 60_000;
const LONGEST_MS = 20_000;
/** Whoever else calls comes first after this. */
const TURN_MS = 8;
const SHOWN = 3;

/** One draft to look at; nothing that anybody wrote is in it. */
export interface Example {
  readonly form: string;
  readonly step: string;
  readonly savedAt: Date;
  readonly why: 'losing' | 'held' | 'restarted' | 'homeless';
  /** Labels of the fields concerned. */
  readonly fields: readonly string[];
}

export interface Rehearsed {
  readonly drafts: number;
  readonly submissions: number;
  /** True where there was more than could be tried. */
  readonly isPart: boolean;
  readonly becomes: Readonly<Record<Becomes, number>>;
  /** Drafts of which something is refused or missing that is not today. */
  readonly held: number;
  /** Of what was sent, how much would be refused now. */
  readonly refused: number;
  /** Answers that drafts would lose, by their labels. */
  readonly lost: readonly {
    readonly form: string;
    readonly label: string;
    readonly count: number;
  }[];
  readonly examples: readonly Example[];
}

/** Tries all of it, giving way to whoever calls. */
export async function rehearsed(server: Server, candidate: ReleasedContent): Promise<Rehearsed> {
  const trial = new Trial(server, candidate);
  for await (const draft of openDrafts(server.db)) {
    if (trial.isOver()) break;
    await trial.draft(draft);
  }
  const since = new Date(server.now().getTime() - LOOK_BACK_MS);
  for (const sent of await recentSubmissions(server.db, since, MOST_SUBMISSIONS)) {
    if (trial.isOver()) break;
    await trial.submission(sent.form_id, sent.data as Answers);
  }
  return trial.result();
}

class Trial {
  readonly #server: Server;
  readonly #candidate: ReleasedContent;
  readonly #until = Date.now() + LONGEST_MS;
  #turn = performance.now();
  #isPart = false;
  #drafts = 0;
  #submissions = 0;
  #held = 0;
  #refused = 0;
  readonly #becomes: Record<Becomes, number> = {
    ...{ same: 0, pinned: 0, carried: 0, losing: 0, restarted: 0, homeless: 0 },
  };
  readonly #lost = new Map<string, { form: string; label: string; count: number }>();
  readonly #examples: Example[] = [];

  constructor(server: Server, candidate: ReleasedContent) {
    this.#server = server;
    this.#candidate = candidate;
  }

  isOver(): boolean {
    this.#isPart ||= Date.now() > this.#until || this.#drafts >= MOST_DRAFTS;
    return this.#isPart;
  }

  async draft(draft: OpenDraft): Promise<void> {
    await this.#giveWay();
    this.#drafts += 1;
    const { becomes, leftOut } = await outcomeOf(this.#server.db, this.#candidate, draft);
    this.#becomes[becomes] += 1;
    const labels = [...new Set(leftOut)];
    for (const label of labels) this.#lose(draft.form_id, label);
    if (becomes === 'losing' || becomes === 'restarted' || becomes === 'homeless')
      this.#show(draft, becomes, labels);
    if (becomes !== 'carried' && becomes !== 'losing') return;
    const newly = await this.#newly(draft.form_id, draft.data);
    if (newly.length === 0) return;
    this.#held += 1;
    this.#show(draft, 'held', newly);
  }

  async submission(form: string, data: Answers): Promise<void> {
    await this.#giveWay();
    this.#submissions += 1;
    if ((await this.#newly(form, data)).length > 0) this.#refused += 1;
  }

  result(): Rehearsed {
    return {
      ...{ drafts: this.#drafts, submissions: this.#submissions, isPart: this.#isPart },
      ...{ becomes: this.#becomes, held: this.#held, refused: this.#refused },
      lost: [...this.#lost.values()].sort((one, other) => other.count - one.count),
      examples: this.#examples,
    };
  }

  /** Labels of the fields that are refused under the candidate and not today. */
  async #newly(id: string, answers: Answers): Promise<readonly string[]> {
    const [today, then] = [formIn(this.#server.content, id), formIn(this.#candidate, id)];
    if (!today || !then || asksTheSame(today.bundle, then.bundle)) return [];
    const carried = carryOver(then.bundle, answers, today.bundle).answers;
    const before = await this.#faults(today, answers);
    const after = await this.#faults(then, carried);
    const known = new Set(before.map(nameOf));
    const fields = after.filter((fault) => !known.has(nameOf(fault))).map(({ path }) => path);
    return [...new Set(fields.map((path) => labelAt(then, path)))];
  }

  async #faults(form: ReleasedForm, answers: Answers): Promise<readonly Fault[]> {
    const context = contextOfUse(this.#server, { form }, form.bundle);
    const asked = { answers, context, moment: 'submit' as const };
    return (await judgementIn(this.#server, form, asked, 'rehearsal')).faults;
  }

  #lose(form: string, label: string): void {
    const before = this.#lost.get(`${form} ${label}`);
    const count = (before?.count ?? 0) + 1;
    this.#lost.set(`${form} ${label}`, { form, label, count });
  }

  #show(draft: OpenDraft, why: Example['why'], fields: readonly string[]): void {
    if (this.#examples.filter((one) => one.why === why).length >= SHOWN) return;
    const { form_id: form, step, saved_at: savedAt } = draft;
    this.#examples.push({ form, step: step ?? '', savedAt, why, fields });
  }

  async #giveWay(): Promise<void> {
    if (performance.now() - this.#turn < TURN_MS) return;
    await setImmediate();
    this.#turn = performance.now();
  }
}

const formIn = ({ forms }: ReleasedContent, id: string): ReleasedForm | undefined =>
  Object.hasOwn(forms, id) ? forms[id] : undefined;

const nameOf = ({ path, code }: Fault): string => `${path} ${code}`;

/** Two releases of a form of which no answer is judged otherwise: they differ in words at most. */
function asksTheSame(one: FormBundle, other: FormBundle): boolean {
  if (one.release === other.release) return true;
  return JSON.stringify(judgedOf(one)) === JSON.stringify(judgedOf(other));
}

const judgedOf = ({ fields, rules, sections }: FormBundle) => ({ fields, rules, sections });

function labelAt({ bundle }: ReleasedForm, path: string): string {
  const place = generic(path);
  const field = Object.hasOwn(bundle.fields, place) ? bundle.fields[place] : undefined;
  return bundle.messages[field?.label ?? ''] ?? place;
}
