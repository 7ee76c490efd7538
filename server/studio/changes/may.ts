// Who may do what in the Studio, and which changes are still open to it.
import type { Command } from '../../../runtime/content/index.ts';
import { isShowable } from '../../../runtime/core/index.ts';
import { hasRole } from '../../accounts/staff/index.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import type { StudioRole } from '../../program/index.ts';
import type { Staff } from '../../store/accounts/staff.ts';
import type { ChangeRow } from '../../store/studio/changes.ts';
import type { StateOfChange } from '../../store/tables/studio-change.ts';

type Person = Pick<Staff, 'id' | 'email' | 'roles'>;

/** Has somebody one of these roles? Administrators have all of the Studio. */
export const isOneOf = (person: Pick<Staff, 'roles'>, ...roles: readonly StudioRole[]): boolean =>
  [...roles, 'admin'].some((role) => hasRole(person, role));

/** Refuses whoever has none of these roles. */
export function requireRole(person: Person, ...roles: readonly StudioRole[]): void {
  if (!isOneOf(person, ...roles)) throw new Refusal('ROLE_MISSING');
}

/** Sentences are for everybody in the Studio; taking them out, and whole files, for those who change structure. */
export function requireCommands(person: Person, commands: readonly Pick<Command, 'kind'>[]): void {
  const isOfWording = (command: Pick<Command, 'kind'>) =>
    command.kind === 'sentence' && !('gone' in command);
  if (!commands.every(isOfWording)) requireRole(person, 'editor', 'publisher');
}

/** Refuses whoever neither owns a change nor releases changes. */
export function requireOwn(person: Person, { owner }: Pick<ChangeRow, 'owner'>): void {
  if (owner !== person.id && !isOneOf(person, 'publisher')) throw new Refusal('CHANGE_NOT_YOURS');
}

/** Refuses words whose signs would reach into what stands around them, wherever they are shown. */
export function requireShowable(...words: readonly string[]): void {
  if (!words.every(isShowable)) throw new Refusal('WORDS_UNFIT');
}

const IN_WORK: readonly StateOfChange[] = ['open', 'asked', 'approved'];

/** Refuses what is planned, published or discarded: nothing becomes of it any more, or nothing else. */
export function requireState(
  { content: { texts } }: Pick<ServerContext, 'content'>,
  { state, name }: Pick<ChangeRow, 'state' | 'name'>,
  states: readonly StateOfChange[] = IN_WORK,
): void {
  if (states.includes(state)) return;
  const sentence = texts.t(`server.studio.closed.${state}`, { name });
  throw new Refusal('CHANGE_CLOSED', { sentence, data: { status: state } });
}
