// The fields of answers that a form would refuse after a change and does not refuse today: many answers at once, by a worker thread.
import {
  type Answers,
  generic,
  type JsonObject,
  type Pointer,
} from '../../../runtime/core/index.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ReleasedForm } from '../../content/released.ts';
import type { ServerContext } from '../../context/context.ts';
import { judgeOf, textsOf } from '../../forms/judges.ts';
import { contextOfUse } from '../../forms/use.ts';
import { newlyRefused, type Sides, WorkersAway } from '../../services/workers/index.ts';

type Server = Pick<ServerContext, 'now' | 'workers'>;

interface Change {
  readonly before: ReleasedForm;
  readonly after: ReleasedForm;
}

/** Of each of the answers the labels of those fields. Throws a refusal where no thread can be had. */
export async function fieldsNewlyRefused(
  server: Server,
  change: Change,
  answers: readonly Answers[],
): Promise<readonly (readonly string[])[]> {
  if (answers.length === 0) return [];
  const places = await placesNewlyRefused(server, change, answers);
  return places.map((paths) => [...new Set(paths.map((path) => labelAt(change.after, path)))]);
}

async function placesNewlyRefused(
  server: Server,
  { before, after }: Change,
  answers: readonly Answers[],
): Promise<readonly (readonly Pointer[])[]> {
  const contexts = { before: contextIn(server, before), after: contextIn(server, after) };
  const texts = { before: textsOf(before), after: textsOf(after) };
  if (!server.workers || !texts.before || !texts.after)
    return here({ before, after }, contexts, answers);
  const asked = { before: texts.before, after: texts.after };
  const data = { contexts: JSON.stringify(contexts), answers: JSON.stringify(answers) };
  try {
    const found = await server.workers.run('refused', { ...asked, ...data }, 'rehearsal');
    return JSON.parse(found.toString()) as readonly (readonly Pointer[])[];
  } catch (error) {
    if (error instanceof WorkersAway) throw new Refusal('JUDGE_AWAY');
    throw error;
  }
}

/** Where there are no threads, or a form has no texts to hand over. */
async function here(
  { before, after }: Change,
  contexts: { readonly before: JsonObject; readonly after: JsonObject },
  answers: readonly Answers[],
): Promise<readonly (readonly Pointer[])[]> {
  const sides: Sides = {
    before: { form: before.bundle, judge: judgeOf(before), context: contexts.before },
    after: { form: after.bundle, judge: judgeOf(after), context: contexts.after },
  };
  const found: (readonly Pointer[])[] = [];
  for (const one of answers) found.push(await newlyRefused(sides, one));
  return found;
}

const contextIn = (server: Server, form: ReleasedForm): JsonObject =>
  contextOfUse(server, { form }, form.bundle);

function labelAt({ bundle }: ReleasedForm, path: string): string {
  const place = generic(path);
  const field = Object.hasOwn(bundle.fields, place) ? bundle.fields[place] : undefined;
  return bundle.messages[field?.label ?? ''] ?? place;
}
