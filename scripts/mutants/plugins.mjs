// What Stryker asks of us: which mutants are none of the share that is tried, and which no test could tell from the code.
// Plain JavaScript, since Stryker loads it in processes of its own.
import { isAbsolute, relative } from 'node:path';
import { declareFactoryPlugin, declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { isInShare } from './share.mjs';

// What runs tests ends with the command that asked for them, however that ended: by the signal that also stops a database.
if (process.send) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

/** Stryker passes over a mutant that "does not compile": before it is run, and outside all figures. */
class Share {
  async init() {}
  /** All that are there at once: one by one, thousands that are passed over would take minutes. */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }
  async check(mutants) {
    const percent = Number(process.env.MUTANTS_SHARE ?? 100);
    const again = process.env.MUTANTS_AGAIN?.split(',');
    return Object.fromEntries(
      mutants.map((mutant) => {
        const { fileName } = mutant;
        const file = isAbsolute(fileName) ? relative(process.cwd(), fileName) : fileName;
        return [
          mutant.id,
          (again ? again.includes(mutant.id) : isInShare({ ...mutant, fileName: file }, percent))
            ? { status: 'passed' }
            : { status: 'compileError', reason: 'not in the share' },
        ];
      }),
    );
  }
}
const share = () => new Share();
share.inject = [];

/** Errors of the language itself say that a programmer erred: their words are read in a stack, by nobody who calls. */
const PROGRAMMERS = new Set(['Error', 'TypeError', 'RangeError']);

/** Stryker makes `\V` of `\v`, which is no regular expression where the flag `u` asks for a right one: no module would load. */
const isSpoilt = ({ type, pattern, flags }) =>
  type === 'RegExpLiteral' && pattern.includes('\\v') && /[uv]/.test(flags);

const cannotBeTold = {
  shouldIgnore({ node, parent }) {
    if (node.type === 'NewExpression' && PROGRAMMERS.has(node.callee.name))
      return 'words of an error for programmers';
    if (parent?.type === 'CallExpression' && parent.callee.name === 'Symbol')
      return 'a name that only a debugger shows';
    if (isSpoilt(node)) return 'a change that is no regular expression';
    return undefined;
  },
};

/** Tells each result to the command as it comes: a run that is stopped tells what it found. */
class Telling {
  onMutantTested(result) {
    process.emit('mutant-tested', result);
  }
}
const telling = () => new Telling();
telling.inject = [];

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.Reporter, 'telling', telling),
  declareFactoryPlugin(PluginKind.Checker, 'share', share),
  declareValuePlugin(PluginKind.Ignore, 'cannot-be-told', cannotBeTold),
];
