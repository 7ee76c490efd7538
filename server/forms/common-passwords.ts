// New passwords that stand among the 10,000 most common ones are refused, and those made of names; the list is ours, so nothing is asked of the network.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  expand,
  type Fault,
  type FormBundle,
  type FormNode,
  formTree,
  getAt,
  type Judgement,
} from '../../runtime/core/index.ts';
import type { SomeAnswersOf } from '../../schemas/names.gen.d.ts';
import { ROOT } from '../common/root.ts';
import { newFault } from './faults.ts';
import { isGuessable } from './guessable.ts';

/** What browsers call a field in which a password is chosen, not given. */
const CHOSEN = 'new-password';
const LIST = join(ROOT, 'server/data/common-passwords.txt');

/** A fault at each new password that everybody tries first, or whoever knows the person: by these words and by the name typed beside it. Not where a fault is told already, nor twice of one password. */
export async function commonPasswords(
  form: FormBundle,
  { answers, faults }: Judgement,
  words: readonly string[],
): Promise<readonly Fault[]> {
  const faulty = new Set(faults.map(({ path }) => path));
  const refused = new Set<string>();
  const found: Fault[] = [];
  for (const path of newPasswordsIn(form).flatMap((pointer) => expand(answers, pointer))) {
    const password = getAt(answers, path);
    if (typeof password !== 'string' || faulty.has(path) || refused.has(password)) continue;
    const { username } = answers as SomeAnswersOf<'register', 'username'>;
    const known = typeof username === 'string' ? [...words, username] : words;
    const code = (await isCommon(password))
      ? 'common'
      : isGuessable(password, known) && 'guessable';
    if (code === false) continue;
    refused.add(password);
    found.push(newFault(path, code));
  }
  return found;
}

/** Is this one of the most common passwords, in whatever case, and with whatever signs put in or for a letter? */
async function isCommon(password: string): Promise<boolean> {
  known ??= readKnown();
  const list = await known;
  const plain = password.normalize('NFKC').toLowerCase();
  const spelled = [plain, withoutSigns(plain), withoutSigns(lettered(plain)), unshifted(plain)];
  return spelled.some((one) => list.has(one));
}

let known: Promise<ReadonlySet<string>> | undefined;

async function readKnown(): Promise<ReadonlySet<string>> {
  const words = (await readFile(LIST, 'utf8')).split('\n').filter((word) => word !== '');
  return new Set(words.flatMap((word) => [word.toLowerCase(), lettered(word.toLowerCase())]));
}

/** Signs that stand for letters: `P@ssw0rd` is `password`. */
const lettered = (text: string): string =>
  text.replaceAll('@', 'a').replaceAll('$', 's').replaceAll('0', 'o');

/** What our rule for passwords asks for is put behind a common one, as a rule: `Welcome1!`. */
const withoutSigns = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** The signs above the digits of a keyboard: `!QAZ2wsx` is `1qaz2wsx`. */
const unshifted = (text: string): string =>
  text.replace(/[!@#$%^&*]/g, (sign) => String('!@#$%^&*'.indexOf(sign) + 1));

const NEW = new WeakMap<FormBundle, readonly string[]>();

function newPasswordsIn(form: FormBundle): readonly string[] {
  const places = NEW.get(form) ?? newPasswordsBelow(formTree(form).root);
  NEW.set(form, places);
  return places;
}

const newPasswordsBelow = ({ pointer, uiOptions, children }: FormNode): readonly string[] => [
  ...(uiOptions.autocomplete === CHOSEN ? [pointer] : []),
  ...[...children.values()].flatMap(newPasswordsBelow),
];
