// One changed place of a record in the words of the form of today; places that no form asks for have words of their own.
import {
  type AnswerWords,
  answerText,
  childPointer,
  type FormBundle,
  formatNamed,
  formTree,
  isBlank,
  isList,
  isObject,
  type Json,
  type JsonObject,
  labelOf,
  parsePointer,
  todayIn,
} from '../../runtime/core/index.ts';

export interface PlaceInWords {
  readonly what: string;
  /** The list it stands in. */
  readonly of?: string;
  readonly before: string;
  readonly after: string;
  readonly secret?: true;
}

/** The account and the signature: by the section that a history shows them in. */
const OUTSIDE: ReadonlyMap<string, readonly string[]> = new Map([
  ['member', ['signed_at']],
  ['account', ['username', 'password', 'secret_question', 'secret_answer', 'disabled']],
]);

/** Members of the record that belong to a section of the form, or to the account. */
export function membersOf({ sections }: FormBundle, section: string): readonly string[] {
  const own = sections.find(({ id }) => id === section)?.owns ?? [];
  return [...own, ...(OUTSIDE.get(section) ?? [])];
}

/** What stood there, what stands there now, and what it is called; of a secret its name alone. */
export function placeInWords(
  form: FormBundle,
  words: AnswerWords,
  { path, before, after, secret }: JsonObject,
): PlaceInWords {
  const pointer = String(path);
  const [name = '', ...rest] = parsePointer(pointer);
  const list = childPointer('', name);
  // A whole row is called as its list.
  const isMember = rest.length > 1;
  const label = (at: string): string => labelOf(words, formTree(form).at(at), at);
  const isOutside = [...OUTSIDE.values()].some((names) => names.includes(name));
  const textOf = (value: Json | undefined): string =>
    isOutside ? outsideText({ form, words }, name, value) : valueText(form, words, pointer, value);
  return {
    what: isOutside ? words.t(`server.record.place.${name}`) : label(isMember ? pointer : list),
    ...(isMember && { of: label(list) }),
    before: secret === true ? '' : textOf(before),
    after: secret === true ? words.t('server.record.secretSet') : textOf(after),
    ...(secret === true && { secret }),
  };
}

function outsideText(
  { form, words }: { readonly form: FormBundle; readonly words: AnswerWords },
  name: string,
  value: Json | undefined,
): string {
  if (value === undefined) return '';
  if (name === 'disabled')
    return words.t(value === true ? 'server.record.login.no' : 'server.record.login.yes');
  const at = name === 'signed_at' ? new Date(String(value)) : undefined;
  return at === undefined || Number.isNaN(at.getTime())
    ? String(value)
    : formatNamed('date')(todayIn(form.timeZone, at));
}

/** A row reads as its answers, one after the other. */
function valueText(
  form: FormBundle,
  words: AnswerWords,
  pointer: string,
  value: Json | undefined,
): string {
  if (isBlank(value) || value === undefined) return '';
  const node = formTree(form).at(pointer);
  const isRow = isObject(value) && node !== undefined && node.children.size > 0 && !node.options;
  if (!isRow && node) {
    const text = answerText(node, value, words);
    if (text !== '') return text;
  }
  if (isList(value))
    return value
      .map((one, index) => valueText(form, words, childPointer(pointer, index), one))
      .join('; ');
  if (!isObject(value)) return String(value);
  return Object.entries(value)
    .filter(([name]) => !formTree(form).at(childPointer(pointer, name))?.unseen)
    .map(([name, member]) => valueText(form, words, childPointer(pointer, name), member))
    .filter((text) => text !== '')
    .join(', ');
}
