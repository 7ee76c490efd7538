// Talks to the page in a window: runs what looks into it, and asks that.
import type { Session } from './session.ts';
import type { InPage, Steps } from './steps.ts';

export interface Talk {
  /** Where the page was when it last answered. */
  address(): string;
  /** What an expression is worth in the page, which must be JSON. */
  evaluate<R>(expression: string): Promise<R>;
  ask<R>(what: keyof InPage, steps: Steps, read?: string): Promise<R>;
  /** Gives files to the one control that the steps lead to. */
  give(steps: Steps, paths: readonly string[]): Promise<void>;
}

/** The page that is in the window at that moment; `script` is what looks into it from within. */
export function talkTo(session: Session, window: string, script: string): Talk {
  let address = 'about:blank';
  /** Undefined is no JSON, and so is left out of the list. */
  const evaluate = async <R>(expression: string): Promise<R> => {
    const text = await session.run(window, `JSON.stringify([location.href, ${expression}])`);
    const [href, answer] = JSON.parse(text) as [string, R];
    address = href;
    return answer;
  };
  const call = (what: keyof InPage, steps: Steps): string =>
    `window.inPage.${what}(${JSON.stringify(steps)})`;
  /** A page that has just come knows nothing of the tests. */
  const enter = async (): Promise<void> => {
    if (await evaluate<boolean>('!window.inPage'))
      await session.run(window, `(() => { ${script}\n; return ''; })()`);
  };
  return {
    address: () => address,
    evaluate,
    async ask(what, steps, read = '(it) => it') {
      await enter();
      return evaluate(`(${read})(${call(what, steps)})`);
    },
    async give(steps, paths) {
      await enter();
      await session.give(window, call('one', steps), paths);
    },
  };
}
