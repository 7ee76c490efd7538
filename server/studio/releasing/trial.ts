// Drafts and submissions, some at a time, tried under a release that is not live. Writes nothing.
import { type Answers, carryOver } from '../../../runtime/core/index.ts';
import type { ReleasedContent, ReleasedForm } from '../../content/released.ts';
import type { ServerContext } from '../../context/context.ts';
import { lettingOthersCall } from '../../forms/judges.ts';
import { type Outcome, outcomeOf } from '../../forms/rehearsal.ts';
import { formOfRelease } from '../../forms/releases.ts';
import type { OpenDraft } from '../../store/forms/open-drafts.ts';
import { fieldsNewlyRefused } from './newly-refused.ts';
import { asksTheSame } from './same-questions.ts';
import { type Tally, withExample, withFate, withLost } from './tally.ts';

type Server = Pick<ServerContext, 'db' | 'now' | 'workers' | 'content'>;

/** A draft, and what would become of it. */
interface Tried extends Outcome {
  readonly draft: OpenDraft;
  /** Labels of the fields that are refused under the candidate and not today; undefined where it was not judged. */
  readonly newly?: readonly string[] | undefined;
}

export class Trial {
  readonly #server: Server;
  readonly #candidate: ReleasedContent;
  readonly #same = new Map<string, boolean>();

  constructor(server: Server, candidate: ReleasedContent) {
    this.#server = server;
    this.#candidate = candidate;
  }

  /** What would become of these drafts, in their order. */
  async drafts(drafts: readonly OpenDraft[]): Promise<readonly Tried[]> {
    const tried: Tried[] = [];
    for (const draft of drafts) {
      if (this.#isTouched(draft.form_id)) {
        tried.push({ draft, ...(await outcomeOf(this.#server.db, this.#candidate, draft)) });
        await lettingOthersCall(draft.data);
      } else tried.push({ draft, becomes: 'same', leftOut: [] });
    }
    const judged = tried.filter((one) => this.#isJudged(one)).map(({ draft }) => draft);
    const newly = await this.#newly(judged.map(({ form_id, data }) => [form_id, data]));
    const fieldsOf = new Map(judged.map((draft, at) => [draft, newly[at] ?? []]));
    return tried.map((one) => ({ ...one, newly: fieldsOf.get(one.draft) }));
  }

  /** What is known with them. */
  async counted(before: Tally, tried: readonly Tried[]): Promise<Tally> {
    let tally = before;
    for (const one of tried) tally = await this.#withOne(tally, one);
    return tally;
  }

  /** The same of what was sent. */
  async submissions(
    tally: Tally,
    sent: readonly { readonly form_id: string; readonly data: unknown }[],
  ): Promise<Tally> {
    const newly = await this.#newly(sent.map(({ form_id, data }) => [form_id, data as Answers]));
    const refused = newly.filter((fields) => fields.length > 0).length;
    const submissions = tally.submissions + sent.length;
    return { ...tally, submissions, refused: tally.refused + refused };
  }

  /** Under what release a draft was saved does not matter where the form is to be what it is today. */
  #isTouched(id: string): boolean {
    const [today, then] = [formIn(this.#server.content, id), formIn(this.#candidate, id)];
    return !today || !then || today.bundle.release !== then.bundle.release;
  }

  /** Drafts that are carried over to a form of other words alone go on as they are. */
  #isJudged({ draft, becomes, leftOut }: Tried): boolean {
    if (becomes === 'same' || becomes === 'homeless') return false;
    return !(isCarried(becomes) && leftOut.length === 0 && this.#asksTheSame(draft.form_id));
  }

  async #withOne(before: Tally, { draft, becomes, leftOut, newly }: Tried): Promise<Tally> {
    const { form_id: id, owner } = draft;
    const labels = [...new Set(leftOut)];
    let tally: Tally = {
      ...withLost(before, id, labels),
      ...{ drafts: before.drafts + 1, after: { form_id: id, owner } },
      becomes: { ...before.becomes, [becomes]: before.becomes[becomes] + 1 },
    };
    if (becomes === 'losing' || becomes === 'restarted' || becomes === 'homeless')
      tally = withExample(tally, draft, { why: becomes, fields: labels });
    if (newly === undefined) return tally;
    const isHeld = newly.length > 0;
    if (isCarried(becomes) && isHeld)
      tally = withExample({ ...tally, held: tally.held + 1 }, draft, {
        why: 'held',
        fields: newly,
      });
    const { isKept, isLosing } = await this.#carried(draft, { becomes, leftOut });
    return withFate(tally, id, { kept: isKept, losing: isLosing, held: isHeld });
  }

  /** What carrying it over would do, whatever the form says now. */
  async #carried({ form_id: id, release, data }: OpenDraft, { becomes, leftOut }: Outcome) {
    const content = this.#candidate;
    const then = await formOfRelease({ db: this.#server.db, content }, id, release);
    const form = formIn(content, id);
    const isLosing = isCarried(becomes)
      ? leftOut.length > 0
      : form !== undefined && carryOver(form.bundle, data, then?.bundle).leftOut.length > 0;
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

  /** Of each of these, by form and answers, the labels of the fields that are refused under the candidate and not today. */
  async #newly(
    all: readonly (readonly [form: string, answers: Answers])[],
  ): Promise<readonly (readonly string[])[]> {
    const found: (readonly string[])[] = all.map(() => []);
    for (const id of new Set(all.map(([form]) => form))) {
      const [before, after] = [formIn(this.#server.content, id), formIn(this.#candidate, id)];
      if (!before || !after || this.#asksTheSame(id)) continue;
      const places = all.flatMap(([form], at) => (form === id ? [at] : []));
      const answers = places.map((at) => all[at]?.[1] ?? {});
      const fields = await fieldsNewlyRefused(this.#server, { before, after }, answers);
      for (const [nth, at] of places.entries()) found[at] = fields[nth] ?? [];
    }
    return found;
  }
}

const isCarried = (becomes: Outcome['becomes']): boolean =>
  becomes === 'carried' || becomes === 'losing';

const formIn = ({ forms }: ReleasedContent, id: string): ReleasedForm | undefined =>
  Object.hasOwn(forms, id) ? forms[id] : undefined;
