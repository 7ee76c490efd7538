// One draft or submission after the other, tried under a release that is not live. Writes nothing.
import { type Answers, carryOver, type Fault, generic } from '../../../runtime/core/index.ts';
import type { ReleasedContent, ReleasedForm } from '../../content/released.ts';
import type { ServerContext } from '../../context/context.ts';
import { judgementIn } from '../../forms/judges.ts';
import { outcomeOf } from '../../forms/rehearsal.ts';
import { formOfRelease } from '../../forms/releases.ts';
import { contextOfUse } from '../../forms/use.ts';
import type { OpenDraft } from '../../store/forms/open-drafts.ts';
import { asksTheSame } from './same-questions.ts';
import { type Tally, withExample, withFate, withLost } from './tally.ts';

type Server = Pick<ServerContext, 'db' | 'now' | 'workers' | 'content'>;

export class Trial {
  readonly #server: Server;
  readonly #candidate: ReleasedContent;
  readonly #same = new Map<string, boolean>();

  constructor(server: Server, candidate: ReleasedContent) {
    this.#server = server;
    this.#candidate = candidate;
  }

  /** What is known once this draft was tried too. */
  async draft(before: Tally, draft: OpenDraft): Promise<Tally> {
    const { form_id: id, owner, data } = draft;
    const { becomes, leftOut } = await outcomeOf(this.#server.db, this.#candidate, draft);
    const labels = [...new Set(leftOut)];
    let tally: Tally = {
      ...withLost(before, id, labels),
      ...{ drafts: before.drafts + 1, after: { form_id: id, owner } },
      becomes: { ...before.becomes, [becomes]: before.becomes[becomes] + 1 },
    };
    if (becomes === 'losing' || becomes === 'restarted' || becomes === 'homeless')
      tally = withExample(tally, draft, { why: becomes, fields: labels });
    if (becomes === 'same' || becomes === 'homeless') return tally;
    const isCarried = becomes === 'carried' || becomes === 'losing';
    // Drafts that are carried over to a form of other words alone go on as they are.
    if (isCarried && labels.length === 0 && this.#asksTheSame(id)) return tally;
    const newly = await this.#newly(id, data);
    if (isCarried && newly.length > 0) {
      const held = { why: 'held', fields: newly } as const;
      tally = withExample({ ...tally, held: tally.held + 1 }, draft, held);
    }
    const { isKept, isLosing } = await this.#carried(draft, labels);
    return withFate(tally, id, { kept: isKept, losing: isLosing, held: newly.length > 0 });
  }

  /** The same of something that was sent. */
  async submission(tally: Tally, form: string, data: Answers): Promise<Tally> {
    const isRefused = (await this.#newly(form, data)).length > 0;
    const refused = tally.refused + Number(isRefused);
    return { ...tally, submissions: tally.submissions + 1, refused };
  }

  /** What carrying it over would do, whatever the form says now. */
  async #carried({ form_id: id, release, data }: OpenDraft, lost: readonly string[]) {
    const content = this.#candidate;
    const then = await formOfRelease({ db: this.#server.db, content }, id, release);
    const form = formIn(content, id);
    const isLosing =
      lost.length > 0 ||
      (form !== undefined && carryOver(form.bundle, data, then?.bundle).leftOut.length > 0);
    return { isKept: then !== undefined, isLosing };
  }

  #asksTheSame(id: string): boolean {
    const known = this.#same.get(id);
    if (known !== undefined) return known;
    const [today, then] = [formIn(this.#server.content, id), formIn(this.#candidate, id)];
    const isSame = !today || !then || asksTheSame(today.bundle, then.bundle);
    this.#same.set(id, isSame);
    return isSame;
  }

  /** Labels of the fields that are refused under the candidate and not today. */
  async #newly(id: string, answers: Answers): Promise<readonly string[]> {
    const [today, then] = [formIn(this.#server.content, id), formIn(this.#candidate, id)];
    if (!today || !then || this.#asksTheSame(id)) return [];
    const carried = carryOver(then.bundle, answers, today.bundle).answers;
    const after = await this.#faults(then, carried);
    if (after.length === 0) return [];
    const known = new Set((await this.#faults(today, answers)).map(nameOf));
    const fields = after.filter((fault) => !known.has(nameOf(fault))).map(({ path }) => path);
    return [...new Set(fields.map((path) => labelAt(then, path)))];
  }

  async #faults(form: ReleasedForm, answers: Answers): Promise<readonly Fault[]> {
    const context = contextOfUse(this.#server, { form }, form.bundle);
    const asked = { answers, context, moment: 'submit' as const };
    return (await judgementIn(this.#server, form, asked, 'rehearsal')).faults;
  }
}

const formIn = ({ forms }: ReleasedContent, id: string): ReleasedForm | undefined =>
  Object.hasOwn(forms, id) ? forms[id] : undefined;

const nameOf = ({ path, code }: Fault): string => `${path} ${code}`;

function labelAt({ bundle }: ReleasedForm, path: string): string {
  const place = generic(path);
  const field = Object.hasOwn(bundle.fields, place) ? bundle.fields[place] : undefined;
  return bundle.messages[field?.label ?? ''] ?? place;
}
