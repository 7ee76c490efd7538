// Lint: a view tells facts that the program knows of its things, each once; explanations stand where it draws them.
import { nearestOf } from '../../../core/index.ts';
import { didYouMean } from '../../read/faults.ts';
import type { WholeLint } from '../common/lint.ts';
import { factsIn } from './view-reads.ts';

export const namedFacts: WholeLint = ({ model, program, report }) => {
  if (program === undefined) return;
  for (const [id, { file, view }] of model.views) {
    const known = program.facts[id] ?? [];
    const seen = new Set<string>();
    for (const { fact, place } of factsIn(view)) {
      const name = String(fact.name);
      const near = known.includes(name) ? undefined : nearestOf(name, known);
      const isTwice = seen.has(name);
      seen.add(name);
      if (known.includes(name) && !isTwice) continue;
      report({
        code: isTwice ? 'fact-twice' : 'unknown-fact',
        file,
        place: `${place}/name`,
        message: isTwice
          ? `"${name}" is told twice.`
          : `"${name}" is nothing that the program knows of a thing in "${id}".`,
        remedy: isTwice
          ? 'Take one of them out.'
          : didYouMean(near, `Known are: ${known.join(', ') || 'none'}.`),
        nearest: near,
      });
    }
    if (view.explained === undefined || program.explained.includes(id)) continue;
    report({
      code: 'explained-nowhere',
      file,
      place: '/explained',
      message: `Nothing draws explanations above the table "${id}".`,
      remedy: `Take them out: they stand above ${program.explained.join(', ')}.`,
    });
  }
};
