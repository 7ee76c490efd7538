// Reads the tables of mistakes: what somebody wrote in place of what is right, and what the check has to say first.
import { readdirSync, readFileSync } from 'node:fs';

/** One mistake. A file whose text is absent afterwards is gone. */
export interface Seed {
  readonly mistake: string;
  readonly file: string;
  readonly spoil: (text: string) => string | undefined;
  /** What must be told first: where, what is wrong, what to do. */
  readonly told: {
    readonly file: string;
    readonly place: string;
    readonly message: string;
    readonly remedy: string;
  };
  /** Is nothing else to be told? */
  readonly alone: boolean;
}

/** Every seed of the `.txt` files beside this one. */
export function seeds(): readonly Seed[] {
  const folder = new URL('.', import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split(/\n\n(?=# )/))
    .map(seedIn);
}

/**
 * Each line begins with a sign: `#` the mistake (the file stands below it), `-` what is right, `+` what is written
 * instead, `@` the place (and the file, if it is another), `!` what is said, `>` what to do; `=` that nothing
 * else is said.
 */
function seedIn(text: string): Seed {
  const [first = '', file = '', ...lines] = text.trimEnd().split('\n');
  const after = (sign: string): readonly string[] =>
    lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(2));
  const [at = ''] = after('@');
  const [other, place] = /^(\/|line |$)/.test(at) ? [file, at] : splitAt(at);
  return {
    mistake: first.slice(2),
    file,
    spoil: edit(file, after('-').join('\n'), after('+').join('\n')),
    told: {
      file: other,
      place,
      message: after('!').join('\n'),
      remedy: after('>').join('\n'),
    },
    alone: after('=').length > 0,
  };
}

const splitAt = (at: string): readonly [string, string] => {
  const space = at.indexOf(' ');
  return space < 0 ? [at, ''] : [at.slice(0, space), at.slice(space + 1)];
};

function edit(file: string, right: string, wrong: string): Seed['spoil'] {
  if (right === '(the file)') return () => undefined;
  if (right === '(all of it)') return () => '';
  return (text) => {
    if (!text.includes(right)) throw new Error(`${file} no longer says: ${right}`);
    return text.replace(right, () => wrong);
  };
}
