// A reporter of Vitest: at the end of a run, the files that took longest. Who wants tests to be quicker begins with them.
import { relative } from 'node:path';

const SHOWN = 10;

// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter so
export default class Dearest {
  #root = '';

  onInit({ config }) {
    this.#root = config.root;
  }

  onTestRunEnd(modules) {
    const all = modules.map((module) => ({ module, seconds: secondsOf(module.diagnostic()) }));
    if (all.length <= SHOWN) return;
    const slowest = all.sort((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
    const lines = slowest.map(
      ({ module, seconds }) =>
        `  ${seconds.toFixed(1).padStart(7)} s  ${relative(this.#root, module.moduleId)}`,
    );
    console.log(`\nThe ${SHOWN} files that took longest, several at a time:\n${lines.join('\n')}`);
  }
}

/** With its hooks, and with what it loads. */
function secondsOf({ duration, collectDuration, setupDuration, environmentSetupDuration }) {
  return (duration + collectDuration + setupDuration + environmentSetupDuration) / 1000;
}
