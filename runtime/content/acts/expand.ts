// What an act comes down to on some content: the parts that carry it out, and how it is told. Pure: the same act on the same content is the same parts.

import type { Act } from '../commands/act.ts';
import type { ActCommand, CommandFault } from '../commands/command.ts';
import type { ContentSource } from '../model/types.ts';
import { addChoices, deleteChoice, moveChoice } from './choices/choices.ts';
import type { Expanded } from './common/expanded.ts';
import { saidOnce } from './common/said-once.ts';
import { addField, addUnit } from './fields/add.ts';
import { copyField } from './fields/copy.ts';
import { setKind } from './fields/kind.ts';
import { moveFields } from './fields/move.ts';
import { deleteFields } from './fields/remove.ts';
import { renameField } from './fields/rename.ts';
import { copyForm } from './forms/form-copy.ts';
import { importForm } from './forms/form-import.ts';
import { newForm } from './forms/form-new.ts';
import { setForm } from './forms/form-set.ts';
import { detachStep } from './parts/detach-step.ts';
import { addGroup, addStep, deleteGroup } from './parts/groups.ts';
import { moveStep } from './parts/move-step.ts';
import { joinStep, splitStep } from './parts/split-step.ts';
import { deleteRule } from './rules/delete-rule.ts';
import { setRule } from './rules/set-rule.ts';
import { requireField } from './set/require.ts';
import { setWord } from './set/set-word.ts';

type Expand<A extends Act> = (source: ContentSource, act: A) => Expanded;
type Expansions = { readonly [Name in Act['do']]: Expand<Extract<Act, { do: Name }>> };

const EXPANSIONS: Expansions = {
  set: setWord,
  require: requireField,
  add: addField,
  'unit-add': addUnit,
  'kind-set': setKind,
  move: moveFields,
  rename: renameField,
  copy: copyField,
  delete: deleteFields,
  'choices-add': addChoices,
  'choice-move': moveChoice,
  'choice-delete': deleteChoice,
  'group-add': addGroup,
  'group-delete': deleteGroup,
  'step-add': addStep,
  'step-move': moveStep,
  'step-split': splitStep,
  'step-join': joinStep,
  'step-detach': detachStep,
  'form-new': newForm,
  'form-copy': copyForm,
  'form-import': importForm,
  'form-set': setForm,
  'rule-set': setRule,
  'rule-delete': deleteRule,
};

/** The command of an act on this content; what cannot be done there says why. */
export function commandOf(
  source: ContentSource,
  act: Act,
): ActCommand | { readonly fault: CommandFault } {
  const done = (EXPANSIONS[act.do] as Expand<Act>)(source, act);
  if ('fault' in done) return done;
  return { kind: 'act', act, told: done.told, parts: saidOnce(source, done.parts) };
}
