// Why a text cannot be read, in plain words, each mistake at its place.
import { openBracesIn } from './open-braces.ts';
import { remedyFor, singleBracesIn } from './single-braces.ts';
import { readTemplate, type TemplateFault } from './templates.ts';

export interface Unreadable extends TemplateFault {
  readonly code: 'missing-brace' | 'bad-template';
  /** The value it is about. */
  readonly name?: string;
}

/** Of a text that `readTemplate` cannot read; `names` can stand in it. What has one brace where two belong is told by itself. */
export function unreadableIn(text: string, names: readonly string[]): readonly Unreadable[] {
  const open = openBracesIn(text, names);
  if (open.length > 0)
    return open.map(({ inner, name, isPlain }) => ({
      code: 'missing-brace',
      name,
      message:
        name === '' ? 'Two braces stand here by themselves.' : `A brace is missing near “${name}”.`,
      remedy: isPlain
        ? `Write {{${inner}}}, with two braces on each side.`
        : isName(name)
          ? remedyFor({ written: '', inner, name }, names)
          : 'Write a placeholder as {{name}}, with two braces on each side, or take the braces out.',
    }));
  const begun = singleBracesIn(text, names).some(({ inner }) => inner.startsWith('#'));
  if (begun) return [];
  const parts = partsWithoutEnds(text);
  const found = parts.length > 0 ? parts : strangeIn(text);
  return found.map((fault) => ({ code: 'bad-template', ...fault }));
}

const isName = (name: string): boolean => /^[A-Za-z_][\w.]*$/.test(name);

const IN_BRACES = /\{\{([^{}]*)\}\}/g;
/** What stands between the braces, without the spaces around it. */
const PART = /^(?:#(if|unless)\s|(else)$|\/(if|unless)$)/;

/** Parts for some cases that do not end, or do not begin. */
function partsWithoutEnds(text: string): readonly TemplateFault[] {
  const open: { readonly block: string; readonly written: string }[] = [];
  const faults: TemplateFault[] = [];
  for (const [written, inner = ''] of text.matchAll(IN_BRACES)) {
    const [, block, other, end] = PART.exec(inner.trim()) ?? [];
    if (block !== undefined) open.push({ block, written });
    else if (other !== undefined && open.length === 0) faults.push(OTHER);
    else if (end !== undefined) {
      const ended = open.pop();
      if (!ended) faults.push(unbegun(end));
      else if (ended.block !== end) faults.push(endedWrongly(ended, end));
    }
  }
  return [...faults, ...open.map(unended)];
}

const OTHER: TemplateFault = {
  message: '{{else}} stands where no part for some cases is begun.',
  remedy: 'Write it between {{#if …}} and {{/if}}, or take it out.',
};

const unbegun = (end: string): TemplateFault => ({
  message: `{{/${end}}} ends a part that is not begun.`,
  remedy: `Write {{#${end} …}} where the part begins, with the placeholder that decides, or take {{/${end}}} out.`,
});

interface Part {
  readonly block: string;
  readonly written: string;
}

const unended = ({ block, written }: Part): TemplateFault => ({
  message: `The part that begins with ${written} has no end.`,
  remedy: `Write {{/${block}}} where it ends.`,
});

const endedWrongly = ({ block, written }: Part, end: string): TemplateFault => ({
  message: `The part that begins with ${written} ends with {{/${end}}}.`,
  remedy: `Write {{/${block}}} where it ends.`,
});

/** What stands in two braces and is no placeholder; of the text as a whole where it is none by itself. */
function strangeIn(text: string): readonly TemplateFault[] {
  const strange = [
    ...new Set([...text.matchAll(/(?<!\{)\{{2,}[^{}]*\}{2,}/g)].map(([found]) => found)),
  ].filter((found) => !PART_ALONE.test(found) && readTemplate(found).isUnread);
  if (strange.length === 0) return readTemplate(text).faults;
  return strange.map((found) => ({
    message: `${found} is not written as a placeholder.`,
    remedy: 'Write a placeholder as {{name}}, with nothing else between the braces.',
  }));
}

const PART_ALONE = /^\{\{\s*[#/e]/;
