// Changes one fact after another and times each pass; the same code runs in Node and in the page.
import type { Answers, JudgeSession } from '../../../../runtime/core/index.ts';

const WARM_UP = 100;
const PASSES = 500;

/** Milliseconds of each pass. Throws where a pass did not show and require what it should. */
export async function timedPasses(session: JudgeSession): Promise<number[]> {
  let answers: Answers = {};
  await session.start(answers);
  const times: number[] = [];
  for (let pass = 0; pass < WARM_UP + PASSES; pass++) {
    const at = (pass % 100) + 1;
    const yes = Math.floor(pass / 100) % 2 === 0;
    answers = { ...answers, [`fact_${at}`]: yes ? 'yes' : 'no' };
    const start = performance.now();
    const outcome = await session.change(answers, [`/fact_${at}`]);
    const took = performance.now() - start;
    const state = outcome?.fields[`/extra_${at}`];
    if ((state?.hidden !== true) !== yes || (state?.required === true) !== yes) {
      throw new Error(`Pass ${pass}: /extra_${at} is ${JSON.stringify(state)}`);
    }
    if (pass >= WARM_UP) times.push(took);
  }
  return times;
}
