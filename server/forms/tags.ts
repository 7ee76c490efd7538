// Lists of tags that nobody sees and only rules write: what a browser puts in besides is nobody's answer, and left out.
import {
  type Answers,
  expand,
  type FormBundle,
  formTree,
  getAt,
  isList,
  setAt,
} from '../../runtime/core/index.ts';

type Tags = ReadonlyMap<string, ReadonlySet<string>>;

const TAGS = new WeakMap<FormBundle, Tags>();

/** The answers with only those tags in such lists that a rule of the form may give. */
export function withTagsOfRules(form: FormBundle, answers: Answers): Answers {
  let tagged = answers;
  for (const [pointer, given] of tagsOf(form)) {
    for (const path of expand(answers, pointer)) {
      const sent = getAt(answers, path);
      if (!isList(sent)) continue;
      const known = sent.filter((tag) => typeof tag !== 'string' || given.has(tag));
      if (known.length < sent.length) tagged = setAt(tagged, path, known);
    }
  }
  return tagged;
}

/** Every tag that rules give, by the unseen list it goes to. */
function tagsOf(form: FormBundle): Tags {
  const known = TAGS.get(form);
  if (known) return known;
  const tags = new Map<string, Set<string>>();
  for (const { effect } of form.rules) {
    if (effect.type !== 'tag' || !formTree(form).at(effect.field)?.unseen) continue;
    tags.set(effect.field, (tags.get(effect.field) ?? new Set()).add(effect.value));
  }
  TAGS.set(form, tags);
  return tags;
}
