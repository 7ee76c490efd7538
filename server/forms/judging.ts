// Judges what was sent again on the server: the browser's word counts for nothing.
import {
  type Answers,
  type Fault,
  generic,
  getAt,
  isBlank,
  type JsonObject,
  type Judgement,
  type Moment,
  submissionOf,
  withBoundedTexts,
  withEmptied,
} from '../../runtime/core/index.ts';
import { Refusal } from '../common/refusals.ts';
import type { ReleasedForm } from '../content/released.ts';
import type { ServerContext } from '../context/context.ts';
import { findDraft } from '../store/forms/drafts.ts';
import {
  asKept,
  changedByOthers,
  rolesOf,
  type Withheld,
  withheldFrom,
  withUnseenKept,
} from './by-role.ts';
import { withAllowedChoices } from './choices.ts';
import { judgeChosen } from './chosen.ts';
import { commonPasswords } from './common-passwords.ts';
import { inFirstWords, newFault, refusalBeforeJudging, refuseFaults } from './faults.ts';
import { judgementIn, lettingOthersCall } from './judges.ts';
import { beyondRange } from './number-range.ts';
import { formOfDraft, isPinned } from './releases.ts';
import { sentUnder, underForm } from './sent-under.ts';
import { withTagsOfRules } from './tags.ts';
import { contextOfUse, type FormUse, type Judged, type OwnedForm } from './use.ts';

/** Answers to store, and the form they were judged by. */
export interface JudgedAnswers {
  readonly form: ReleasedForm;
  readonly answers: Answers;
}

/** What the judge said, of which answers, in which form. */
interface Judgements extends JudgedAnswers {
  /** As they were sent; carried over where the page that sent them has another release of the form. */
  readonly sent: Answers;
  readonly isCarried: boolean;
  readonly judgement: Judgement;
  readonly context: JsonObject;
  /** What the caller may not change. */
  readonly withheld: Withheld;
}

/** The answers to store, or a refusal that names every fault. */
export async function judgedAnswers(
  server: ServerContext,
  use: FormUse | OwnedForm,
  sent: Answers,
): Promise<JudgedAnswers> {
  const { form, isCarried, judgement, answers, faults, withheld } = await faultsOf(
    server,
    use,
    sent,
  );
  const held = faults.length > 0 && use.holdsUp ? await use.holdsUp({ answers, faults }) : faults;
  // The page cannot show what is wrong with a version it does not have.
  if (held.length > 0 && isCarried) throw new Refusal('FORM_CHANGED');
  if (held.length > 0) throw refusalIn(use, refuseFaults(server, form, 'INVALID_ANSWERS', held));
  await lettingOthersCall(answers);
  const { bundle, validate } = form;
  const submitted = submissionOf(bundle, { ...judgement, answers }, validate);
  const kept = withUnseenKept(withheld, judgement, answers, submitted);
  return { form, answers: withEmptied(bundle, answers, kept) };
}

/** Everything that is wrong with answers, whoever finds it, and the answers with what calls tell of them. */
export async function faultsOf(
  server: ServerContext,
  use: FormUse | OwnedForm,
  sent: Answers,
): Promise<Judgements & Judged> {
  const judged = await judgementOf(server, use, sent, 'submit');
  const { form, judgement, context, withheld } = judged;
  const listed = await judgeChosen(server, form.bundle, judgement, {
    context,
    offers: use.offers,
  });
  await lettingOthersCall(judged.sent);
  const others = changedByOthers(form.bundle, withheld, judged.sent, {
    roles: rolesOf(use),
    values: judgement.values,
  });
  const refused = [...others, ...hiddenAnswers(form, judgement, judged.sent, use)];
  const faults = [...judgement.faults, ...oncePerPlace(refused)];
  // Where something else is wrong with a number, that is said.
  const wrong = new Set(faults.map(({ path }) => path));
  const { locale } = server.content;
  const beyond = beyondRange(judgement.answers, use.columns ?? {}, locale);
  faults.push(...beyond.filter(({ path }) => !wrong.has(path)));
  for (const look of [use.locked, use.check])
    if (look) faults.push(...(await look(judgement.answers)));
  const words = [server.content.texts.t('app.name'), ...(use.personal ?? [])];
  const easy = await commonPasswords(form.bundle, judgement, words);
  faults.push(...listed.faults, ...easy);
  return { ...judged, answers: listed.answers, faults };
}

/** The answers as they are shown before they are sent: what the rules hide is known, what comes from a call is told by it, and what no field offers is left out. */
export async function shownAnswers(
  server: ServerContext,
  use: FormUse | OwnedForm,
  sent: Answers,
): Promise<JudgedAnswers & Pick<Judgement, 'fields'>> {
  const { form, judgement, context } = await judgementOf(server, use, sent, 'edit');
  const { answers } = await judgeChosen(server, form.bundle, judgement, {
    context,
    offers: use.offers,
  });
  return { form, answers: withAllowedChoices(form.bundle, answers), fields: judgement.fields };
}

/** What the judge says of answers, whatever it is; a refusal for what the form cannot hold. */
export async function judgementOf(
  server: ServerContext,
  use: FormUse | OwnedForm,
  given: Answers,
  moment: Moment,
): Promise<Judgements> {
  const form = await formInUse(server, use);
  const { answers: sent, isCarried } = await underForm(server, form, given);
  const withheld = await withheldFrom(server, use, form.bundle);
  const theirs = asKept(withheld, sent);
  const completed = use.complete ? await use.complete(form.bundle, theirs) : theirs;
  const misfit =
    (withheld.places.length > 0 ? refusalBeforeJudging(server, form, sent) : undefined) ??
    refusalBeforeJudging(server, form, completed);
  if (misfit) throw refusalIn(use, misfit);
  await lettingOthersCall(completed);
  const answers = withTagsOfRules(form.bundle, completed);
  const context = contextOfUse(server, use, form.bundle);
  const { bounded, overlong } = withBoundedTexts(form.bundle, answers);
  const asked = { answers: bounded, context, moment };
  const judgement = await judgementIn(server, form, asked, callerOf(use));
  await lettingOthersCall(completed);
  return {
    ...{ form, sent, isCarried, answers, context, withheld },
    judgement: withFaults(judgement, overlong),
  };
}

/** What one caller asks for waits for what the same caller asked for before. Visitors are told apart by their network: all else is theirs to change. */
function callerOf(use: FormUse | OwnedForm): string | undefined {
  return 'owner' in use && !use.owner.startsWith('visitor/') ? use.owner : undefined;
}

/** Faults that the judge cannot know are told once, at a place that has none of its own. */
function withFaults(judgement: Judgement, faults: readonly Fault[]): Judgement {
  const faulty = new Set(judgement.faults.map(({ path }) => path));
  const more = faults.filter(({ path }) => !faulty.has(path));
  return more.length === 0 ? judgement : { ...judgement, faults: [...judgement.faults, ...more] };
}

function refusalIn({ short }: FormUse, refusal: Refusal): Refusal {
  return short ? inFirstWords(refusal) : refusal;
}

/** Where a draft keeps its release, the answers made of it are judged in that one, and their files taken by it. */
export async function formInUse(
  server: ServerContext,
  use: FormUse | OwnedForm,
): Promise<ReleasedForm> {
  if (!('owner' in use) || !isPinned(use.form)) return use.form;
  const draft = await findDraft(server.db, { form_id: use.form.bundle.id, owner: use.owner });
  if (draft) return formOfDraft(server, use.form, draft);
  // Begun, and nothing saved yet: the page says in which.
  return (await sentUnder(server, use.form)) ?? use.form;
}

const oncePerPlace = (faults: readonly Fault[]): readonly Fault[] =>
  faults.filter(({ path }, at) => faults.findIndex((one) => one.path === path) === at);

/** A screen that follows the rules never sends what it hides; what the server put in is left out there. Helper inputs are not stored, so they may come along. */
function hiddenAnswers(
  form: ReleasedForm,
  judgement: Judgement,
  sent: Answers,
  { isKnown = () => false }: FormUse,
): Fault[] {
  const { fields } = form.bundle;
  return Object.entries(judgement.fields)
    .filter(([pointer, state]) => state.hidden && !fields[generic(pointer)]?.transient)
    .map(([pointer]) => [pointer, getAt(sent, pointer) ?? null] as const)
    .filter(([pointer, value]) => !isBlank(value) && !isKnown(pointer, value))
    .map(([pointer]) => newFault(pointer, 'hidden'));
}
