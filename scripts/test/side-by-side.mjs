// Runs stages at the same moment, and tells them one after the other: what one of them prints stands together.
import { spawn } from 'node:child_process';
import { root } from '../common/hash-of.mjs';

/**
 * Each stage is `{ name, run: [command, args] }`, a `loud` one prints while it runs. Resolves to all of them with
 * `passed` and `seconds`, in their order.
 */
export async function sideBySide(stages, env) {
  for (const { name, loud } of stages) if (loud) console.log(`\n── ${name}`);
  const running = stages.map((stage) => ({ stage, done: ran(stage, env) }));
  // The others are told behind the one that speaks.
  const loudFirst = running.toSorted((a, b) => Number(b.stage.loud) - Number(a.stage.loud));
  for (const { stage, done } of loudFirst) {
    const { said, passed, seconds } = await done;
    if (!stage.loud) console.log(`\n── ${stage.name}\n${said.trimEnd()}`);
    console.log(`── ${stage.name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
  }
  return Promise.all(
    running.map(async ({ stage, done }) => {
      const { passed, seconds } = await done;
      return { ...stage, passed, seconds };
    }),
  );
}

function ran({ run: [command, args], loud }, env) {
  const from = Date.now();
  const child = spawn(command, args, { cwd: root, env, stdio: loud ? 'inherit' : 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  return new Promise((resolve) => {
    const end = (passed, more = '') =>
      resolve({ said: said + more, passed, seconds: ((Date.now() - from) / 1000).toFixed(1) });
    child.on('error', (error) => end(false, String(error)));
    child.on('close', (code) => end(code === 0));
  });
}
