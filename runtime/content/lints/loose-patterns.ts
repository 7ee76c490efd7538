// Lint: a pattern that is meant for a whole answer asks for all of it, not for a part that stands somewhere in it.
import { toDotted } from '../../core/index.ts';
import { optionsOf } from '../link/fields.ts';
import type { FieldNode } from '../model/model.ts';
import type { Lint } from './lint.ts';

export const loosePatterns: Lint = ({ model, report }) => {
  for (const { fields } of model.forms) {
    for (const field of fields.values()) {
      const { pattern } = field.schema;
      if (typeof pattern !== 'string' || !isLoose(pattern, isMasked(field))) continue;
      report({
        code: 'pattern-of-a-part',
        file: field.file,
        place: `${field.place}/pattern`,
        message: `The pattern ${pattern} of "${toDotted(field.pointer)}" is met by any answer that a part of fits, with anything before or behind it.`,
        remedy: `Ask for the whole answer: ${wholeOf(pattern)}. To ask for a part on purpose, write ^(?=.*${pattern}).`,
      });
    }
  }
};

const isMasked = ({ ui }: FieldNode): boolean => optionsOf(ui).mask !== undefined;

/** Such as ^(?=.*[a-z])(?=.*[0-9]): what an answer has somewhere, said so. */
const LOOKS_AHEAD = /^\^?(?:\(\?[=!](?:[^()]|\([^()]*\))*\))+$/;
/** Such as \S or [a-z] or @: one sign, or one word, that an answer has somewhere. */
const ONE_THING =
  /^(?:\\?[^\\[\](){}|+*?.^$]|\\[a-zA-Z]|\[(?:[^\]\\]|\\.)+\])$|^[^\\[\](){}|+*?.^$]+$/;

/** A mask is of the whole answer, so its pattern is; elsewhere a beginning or an end may be all that is meant. */
function isLoose(pattern: string, masked: boolean): boolean {
  const ways = waysIn(pattern).map((way) => ({ way, ...anchorsOf(way) }));
  if (ways.every(({ way }) => LOOKS_AHEAD.test(way))) return false;
  const open = ways.filter(({ start, end }) => !start || !end);
  if (open.length === 0) return false;
  // ^a|b$ reads as if it were ^(a|b)$.
  if (masked || (ways.length > 1 && ways.some(({ start, end }) => start || end))) return true;
  return ways.some(({ way, start, end }) => !start && !end && !ONE_THING.test(way));
}

function anchorsOf(way: string): { readonly start: boolean; readonly end: boolean } {
  return { start: way.startsWith('^'), end: /(?:^|[^\\])(?:\\\\)*\$$/.test(way) };
}

function wholeOf(pattern: string): string {
  const inner = waysIn(pattern).map((way) => {
    const { start, end } = anchorsOf(way);
    return way.slice(start ? 1 : 0, end ? -1 : undefined);
  });
  return inner.length === 1 ? `^${inner[0]}$` : `^(?:${inner.join('|')})$`;
}

/** The alternatives that stand beside each other, those within a group around all of them too. */
function waysIn(pattern: string): readonly string[] {
  const ways: string[] = [];
  let [depth, from, inClass] = [0, 0, false];
  for (let at = 0; at < pattern.length; at += 1) {
    const sign = pattern[at];
    if (sign === '\\') at += 1;
    else if (inClass) inClass = sign !== ']';
    else if (sign === '[') inClass = true;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === '|' && depth === 0) {
      ways.push(pattern.slice(from, at));
      from = at + 1;
    }
  }
  ways.push(pattern.slice(from));
  const around = /^\((?:\?:)?(\^.*\$)\)$/s.exec(pattern)?.[1];
  return ways.length === 1 && around !== undefined ? waysIn(around) : ways;
}
