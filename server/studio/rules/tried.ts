// A rule that is being made: what it says, the two cases it needs, and whether they come out so in the form as it would be.
import { createHash } from 'node:crypto';
import {
  type Act,
  applyCommand,
  commandOf,
  type MadeRule,
  type ProposedCase,
  proposedCases,
  saidOfMade,
  unedited,
} from '../../../runtime/content/index.ts';
import type { JsonObject, Texts } from '../../../runtime/core/index.ts';
import { FAULTS } from '../../content/candidates/questions.ts';
import type { ServerContext } from '../../context/context.ts';
import { changeCandidate } from '../candidate/index.ts';
import { faultWords } from '../changes/index.ts';
import { answerWords } from './answers.ts';
import { ruleSentence } from './sentence.ts';

/** As a browser asks. */
export interface AskedRule extends MadeRule {
  readonly change: string;
  readonly form: string;
  readonly section: string;
  readonly rule?: string;
  readonly message?: string;
}

export async function triedRule(server: ServerContext, asked: AskedRule) {
  const { change, form, section, ...rule } = asked;
  const candidate = await changeCandidate(server, change);
  const { source } = candidate;
  const around = { form, section };
  const { texts } = server.content;
  const said = saidOfMade(source, around, ruleFor(asked));
  const cases = proposedCases(source, around, rule).map((one) => ({
    ...{ name: caseWords(texts, one, rule.effect), acts: one.acts },
    ...{ given: one.given, expect: one.expect },
  }));
  const runs = ruleSentence(texts, {
    ...said,
    ...(asked.message !== undefined && { says: asked.message }),
  });
  const act = { do: 'rule-set', section, ...rule, cases: cases.map(({ acts: _, ...one }) => one) };
  return { runs, cases, faults: await faultsOf(server, candidate, act as unknown as Act) };
}

type Candidate = Awaited<ReturnType<typeof changeCandidate>>;

/** What the check finds wrong once the rule stands there, and found right before. */
async function faultsOf(
  server: ServerContext,
  candidate: Candidate,
  act: Act,
): Promise<readonly string[]> {
  const { candidates, content } = server;
  const command = commandOf(candidate.source, act);
  const done = 'fault' in command ? command : applyCommand(unedited(candidate.source), command);
  if ('fault' in done) return [faultWords(content.texts, done.fault, '')];
  const before = await candidates.ask(candidate, FAULTS);
  const mark = createHash('sha256').update(JSON.stringify(act)).digest('hex');
  // Of its own, so that no edit of the change is taken for it.
  const tried = {
    ...{ change: `try ${mark}`, seq: candidate.seq, key: `${candidate.key} try ${mark}` },
    source: done.edited.source,
  };
  const { answer } = await candidates.ask(tried, FAULTS);
  const known = new Set(before.answer.map(({ message }) => message));
  return answer.filter(({ message }) => !known.has(message)).map(({ message }) => message);
}

/** The rule as it would be written, as far as it is said. */
function ruleFor({ field, effect, when, value, from, message }: AskedRule) {
  const [outer = '', inner] = field.split('/*/');
  const dotted = (path: string): string => path.replace(/^\//, '').replaceAll('/', '.');
  const fact = inner === undefined ? dotted(outer) : `row.${dotted(inner)}`;
  const filled = from === undefined ? { value: value ?? null } : { copy: from };
  const events = {
    show: { type: 'show', params: { fields: [fact] } },
    require: { type: 'require', params: { fields: [fact] } },
    refuse: { type: 'fault', params: { at: fact, message: message ?? '' } },
    fill: { type: 'set', params: { field: fact, ...filled } },
  };
  const rule: JsonObject = { name: 'new', conditions: when, event: events[effect] as JsonObject };
  return { rule, list: inner === undefined ? undefined : dotted(outer) };
}

/** "Payment Method: Direct Deposit. It is shown." */
function caseWords(texts: Texts, one: ProposedCase, effect: MadeRule['effect']): string {
  const answers = one.answers.map(({ field, value }) =>
    texts.t('server.studio.rule.case.answer', {
      ...{ label: field.label, value: answerWords(texts, field, value) },
    }),
  );
  return texts.t('server.studio.rule.case', {
    ...{ answers: answers.join(', '), result: texts.t(RESULT[effect][one.acts ? 0 : 1]) },
  });
}

const RESULT: Readonly<Record<MadeRule['effect'], readonly [string, string]>> = {
  show: ['server.studio.rule.case.shown', 'server.studio.rule.case.hidden'],
  require: ['server.studio.rule.case.required', 'server.studio.rule.case.notRequired'],
  refuse: ['server.studio.rule.case.refused', 'server.studio.rule.case.accepted'],
  fill: ['server.studio.rule.case.filled', 'server.studio.rule.case.empty'],
};
