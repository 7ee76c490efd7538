// Lint: who is which caller is what the program itself goes by: the house says it for the check, and cannot say otherwise.
import { HOUSE_FILE } from '../../model/house.ts';
import type { WholeLint } from '../common/lint.ts';

export const houseCallers: WholeLint = ({ model, program, report }) => {
  if (program?.callers === undefined || model.unread.has(HOUSE_FILE)) return;
  const { callers, roles } = model.house;
  for (const [caller, { roles: said }] of Object.entries(callers)) {
    const known = program.callers[caller];
    const byRole =
      program.callersByRole !== undefined && roles[caller]?.who === program.callersByRole;
    const own = known ?? (byRole ? [caller] : undefined);
    if (own === undefined || sameNames(own, said ?? [])) continue;
    report({
      code: 'caller-told',
      file: HOUSE_FILE,
      place: `/callers/${caller}/roles`,
      message: `The server itself tells who "${caller}" is: ${own.length === 0 ? 'no role of its own' : own.join(', ')}. Here it says ${said?.join(', ') ?? 'anybody'}.`,
      remedy:
        own.length === 0
          ? 'Take "roles" out.'
          : `Write "roles": [${own.map((one) => `"${one}"`).join(', ')}].`,
    });
  }
};

const sameNames = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name));
