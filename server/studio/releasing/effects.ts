// What a change does otherwise to people: for each form a few answers, the smallest there are, that are judged otherwise than live.
import {
  type CameOrWent,
  contextAtSubmit,
  type Found,
  type Otherwise,
  todayIn,
} from '../../../runtime/core/index.ts';
import type { ReleasedContent, ReleasedForm } from '../../content/released.ts';
import type { ServerContext } from '../../context/context.ts';
import { textsOf } from '../../forms/judges.ts';
import { WorkersAway } from '../../services/workers/index.ts';
import { actInWords, type FormInWords, nameOfForm } from './effect-words.ts';
import { asksTheSame } from './same-questions.ts';

type Server = Pick<ServerContext, 'content' | 'now' | 'workers'>;

/** Of one form. A form that takes longer is told as far as it was looked at. */
const LONGEST_MS = 4000;
/** More is read by nobody. */
const MOST_FORMS = 20;
const MOST_SHOWN = 12;

export interface FormEffects {
  readonly form: string;
  readonly name: string;
  readonly is: 'changed' | 'new' | 'gone';
  /** Rules and fields that differ, and those of them of which no answers were found. */
  readonly changed: number;
  readonly unseen: number;
  /** True where not everything could be tried, or is shown. */
  readonly isPart: boolean;
  readonly acts: readonly FormInWords[];
}

/** Of every form that asks or judges otherwise; none where only words differ. */
export async function effectsOf(
  server: Server,
  candidate: ReleasedContent,
): Promise<readonly FormEffects[]> {
  const live = server.content;
  const ids = [...new Set([...Object.keys(live.forms), ...Object.keys(candidate.forms)])].sort();
  const effects: FormEffects[] = [];
  for (const id of ids) {
    if (effects.length >= MOST_FORMS) break;
    const [before, after] = [formIn(live, id), formIn(candidate, id)];
    if (before && after) {
      if (asksTheSame(before.bundle, after.bundle)) continue;
      effects.push(
        inWords(candidate, await foundBetween(server, before, after), { before, after }),
      );
    } else {
      const form = after ?? before;
      if (form) effects.push(whole(after ? candidate : live, form, after ? 'new' : 'gone'));
    }
  }
  return effects;
}

const formIn = ({ forms }: ReleasedContent, id: string): ReleasedForm | undefined =>
  Object.hasOwn(forms, id) ? forms[id] : undefined;

const whole = (
  { texts }: ReleasedContent,
  { bundle }: ReleasedForm,
  is: 'new' | 'gone',
): FormEffects => ({
  ...{ form: bundle.id, name: nameOfForm(texts, bundle.id), is },
  ...{ changed: 0, unseen: 0, isPart: false, acts: [] },
});

const NOTHING: Found = { otherwise: [], fields: [], changed: 0, unseen: 0, isPart: true };

/** In a thread of its own: some thousand judgements. Nothing where none can be had. */
async function foundBetween(
  { workers, now }: Server,
  before: ReleasedForm,
  after: ReleasedForm,
): Promise<Found> {
  const texts = { before: textsOf(before), after: textsOf(after) };
  if (!workers || !texts.before || !texts.after) return NOTHING;
  const { bundle } = after;
  const today = todayIn(bundle.timeZone, now());
  const context = JSON.stringify(contextAtSubmit(bundle, { route: bundle.id, today }));
  const asked = { before: texts.before, after: texts.after, context, longestMs: LONGEST_MS };
  try {
    const found = await workers.run('otherwise', asked, 'effects');
    return JSON.parse(found.toString()) as Found;
  } catch (error) {
    if (error instanceof WorkersAway) return NOTHING;
    throw error;
  }
}

interface Both {
  readonly before: ReleasedForm;
  readonly after: ReleasedForm;
}

function inWords(content: ReleasedContent, found: Found, { before, after }: Both): FormEffects {
  const { bundle } = after;
  const all: readonly (Otherwise | CameOrWent)[] = [...found.fields, ...found.otherwise];
  const acts = all.map((act) => actInWords(content, act, [after, before]));
  return {
    ...{ form: bundle.id, name: nameOfForm(content.texts, bundle.id), is: 'changed' },
    ...{ changed: found.changed, unseen: found.unseen },
    isPart: found.isPart || acts.length > MOST_SHOWN,
    acts: acts.slice(0, MOST_SHOWN),
  };
}
