// A stored submission as somebody may read it: under the release it was sent in, without what they may not see.
import {
  type Answers,
  type AnswerWords,
  answerText,
  type FormBundle,
  type FormNode,
  formTree,
  type GenericPointer,
  getAt,
  isJoined,
  lineText,
  type Reviewed,
  reviewRows,
  type Texts,
} from '../../runtime/core/index.ts';
import type { ReleasedForm } from '../content/released.ts';
import type { ServerContext } from '../context/context.ts';
import { formOfRelease } from '../forms/releases.ts';
import { answerWords } from '../services/documents/answer-words.ts';
import type { Submission } from '../store/forms/submissions.ts';
import { hidingPersonal, personalPlaces, withoutPersonal } from './hidden.ts';
import { markedFor, type Sight } from './readers.ts';

/** The form of that day and its sentences, as this person reads it. */
export interface ReadableForm {
  readonly bundle: FormBundle;
  readonly texts: Texts;
  readonly words: AnswerWords;
  /** What they may read of answers. */
  readonly readable: (answers: Answers) => Answers;
  /** Places that are kept back from them. */
  readonly kept: readonly GenericPointer[];
}

type Server = Pick<ServerContext, 'db' | 'content'>;

/** Those that were sent under releases of a form, each brought back once. What is kept back is said by the form of today. */
export function readableForms(server: Server, today: ReleasedForm, sight: Sight) {
  const known = new Map<string, Promise<ReadableForm>>();
  const made = async (release: string): Promise<ReadableForm> => {
    const then = (await formOfRelease(server, today.bundle.id, release)) ?? today;
    return readableAs(server, then, today.bundle, sight);
  };
  return ({ release }: Pick<Submission, 'release'>): Promise<ReadableForm> => {
    const form = known.get(release) ?? made(release);
    known.set(release, form);
    return form;
  };
}

function readableAs(
  { content }: Server,
  { bundle, texts = content.texts }: ReleasedForm,
  today: FormBundle,
  sight: Sight,
): ReadableForm {
  const words = answerWords({ ...texts, locale: content.locale, page: () => undefined });
  const then = markedFor(bundle, sight, today);
  const marked = withMarksOf(markedFor(today, sight), then);
  if (personalPlaces(marked).length === 0)
    return { bundle, texts, words, readable: (answers) => answers, kept: [] };
  const word = content.texts.t('server.received.hidden');
  return {
    ...{ bundle: hidingPersonal(marked), texts, words },
    readable: (answers) => withoutPersonal(marked, answers, word),
    kept: personalPlaces(marked),
  };
}

const MARKED = new WeakMap<FormBundle, WeakMap<FormBundle, FormBundle>>();

/** What is marked today is kept back of what was sent before it was marked, too. */
function withMarksOf(today: FormBundle, then: FormBundle): FormBundle {
  if (then === today) return then;
  const known = MARKED.get(today) ?? new WeakMap<FormBundle, FormBundle>();
  MARKED.set(today, known);
  const before = known.get(then);
  if (before) return before;
  const fields = Object.fromEntries(
    Object.entries(then.fields).map(([pointer, info]) => [
      pointer,
      today.fields[pointer]?.personal === true ? { ...info, personal: true } : info,
    ]),
  );
  const made = { ...then, fields };
  known.set(then, made);
  return made;
}

/** What was answered at a place of today's form, in the words of that day; '' where there was nothing. */
export function textAt({ bundle, words }: ReadableForm, node: FormNode, answers: Answers): string {
  const then = formTree(bundle).at(node.pointer);
  const value = getAt(answers, node.pointer);
  if (then === undefined || value === undefined) return '';
  if ((then.children.get('*')?.children.size ?? 0) === 0 || then.reads === 'files')
    return answerText(then, value, words);
  const reviewed: Reviewed = { answers, words, isHidden: never, isRequired: never };
  const list = { pointer: node.pointer, node: then, value, group: undefined };
  return reviewRows(list, reviewed)
    .map(({ questions }) =>
      questions
        .filter((line) => !isJoined(line))
        .map((line) => lineText(line, words))
        .filter((text) => text !== '')
        .join(', '),
    )
    .join('\n');
}

const never = (): boolean => false;
