// What each use of a form says of itself, so that all of them are judged, kept and answered in one way.
import {
  type Answers,
  asSeenBy,
  contextAtSubmit,
  type Draft,
  type Fault,
  type FormBundle,
  type Json,
  type JsonObject,
  type Pointer,
  todayIn,
} from '../../runtime/core/index.ts';
import { Refusal } from '../common/refusals.ts';
import type { ReleasedForm } from '../content/released.ts';
import type { ServerContext } from '../context/context.ts';
import type { FormFile } from '../store/forms/form-files.ts';
import type { Offers } from './catalogue.ts';
import type { AnswerColumns } from './number-range.ts';

type FaultsOf = (answers: Answers) => Promise<readonly Fault[]>;

/** Answers as the judge leaves them, and what is wrong with them. */
export interface Judged {
  readonly answers: Answers;
  readonly faults: readonly Fault[];
}

/** A form as one call uses it. Nothing in it comes from the browser. */
export interface FormUse {
  /** The form as it is released today. */
  readonly form: ReleasedForm;
  /** The page that shows it, as rules know it (`context.route`); the id of the form unless told. */
  readonly route?: string;
  /** Records that rules may read beside the answers. */
  readonly records?: JsonObject;
  /** Roles of whoever uses it; the one that the form lets in where no more is known of them. */
  readonly roles?: readonly string[];
  /** The answers as they are kept, where they are no draft: what the person may not change is as it stands there. */
  readonly kept?: Answers;
  /** A short form is refused in the words of its first fault, which say more than "please fill required fields!". */
  readonly short?: true;
  /** The answers with the server's own values in place of whatever was sent for them. */
  complete?(form: FormBundle, answers: Answers): Promise<Answers>;
  /** Is this what the server has told itself? It may come back where it is hidden by now, and is left out. */
  isKnown?(pointer: Pointer, value: Json): boolean;
  /** What calls that answer everybody otherwise offer to this person. */
  readonly offers?: Offers;
  /** Those of the faults that hold it up; all of them unless told. */
  holdsUp?(judged: Judged): Promise<readonly Fault[]>;
  /** Faults of values that may not be changed any more, told with every save as well. */
  readonly locked?: FaultsOf;
  /** Names of whoever chooses a password in it, and of what is theirs: none of them is one. */
  readonly personal?: readonly string[];
  /** Which of its answers go to columns of numbers: one that is beyond its column is refused at its place. */
  readonly columns?: AnswerColumns;
  /** Faults that only a look at the bytes or into the store can find. */
  readonly check?: FaultsOf;
}

/** What is corrected, as the form begins with it. */
interface SentBefore {
  /** Its answers, where no draft of the correction is kept. */
  readonly draft: Draft;
  /** Its files, as far as the answers that the form begins with name them. */
  readonly files: readonly FormFile[];
  /** How the secrets that it has end, by pointer. */
  readonly ends: Readonly<Record<string, string>>;
}

/** A form whose answers are kept: it goes on with the draft of its owner, in the release that draft is opened in. */
export interface OwnedForm extends FormUse {
  readonly owner: string;
  /** Anybody may begin one: what is kept is bounded by what the form can hold. */
  readonly bounded?: true;
  /** What was sent already, where it is filled in to correct that. */
  readonly sent?: SentBefore;
  /** Ids of the uploaded files that go with its submission. */
  claims?(form: FormBundle, answers: Answers): readonly string[];
}

/** The form released under an id; a release without it lets nothing through unjudged. */
export function releasedForm({ content }: Pick<ServerContext, 'content'>, id: string) {
  const form = Object.hasOwn(content.forms, id) ? content.forms[id] : undefined;
  if (!form) throw new Refusal('UNKNOWN_FORM');
  return form;
}

/** The context its rules are judged in. */
export function contextOfUse(
  server: Pick<ServerContext, 'now'>,
  { route, records, roles }: FormUse,
  form: FormBundle,
): JsonObject {
  const today = todayIn(form.timeZone, server.now());
  return contextAtSubmit(asSeenBy(form, roles ?? [form.access]), {
    ...{ route: route ?? form.id, today },
    ...(records && { records }),
  });
}
