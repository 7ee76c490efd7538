// Says in one line what the numbers were measured on, and whether the machine is free to be measured on.
import { cpus, loadavg } from 'node:os';

const LOOK_MS = 2000;
const LONGEST_WAIT_MS = 60_000;
/** More than a fifth of all cores at work for others makes every ratio a guess. */
const MOST_BUSY = 0.2;

/** Browser, processor count and how busy the machine was. */
export function machineLine(browserVersion) {
  const busy = loadavg()[0].toFixed(1);
  return `Chromium ${browserVersion} headless, Node ${process.versions.node}, ${cpus().length} cores, load ${busy} at the start`;
}

/** Waits for a minute for the machine to be quiet; gives what to say where it is not. */
export async function whyNotQuiet() {
  const give = Date.now() + LONGEST_WAIT_MS;
  let told = false;
  for (;;) {
    const busy = await busyShare();
    if (busy <= MOST_BUSY) return undefined;
    const percent = Math.round(busy * 100);
    if (Date.now() > give)
      return `The machine is busy with other work (${percent} % of its processors): the numbers would say nothing. Try again when it is quiet, or measure all the same with --busy.`;
    if (!told) console.log(`Waiting for the machine to be quiet (${percent} % busy) …`);
    told = true;
  }
}

/** The share of all processors that was at work while we only waited. */
async function busyShare() {
  const before = times();
  await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  const after = times();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

function times() {
  const all = cpus().map((cpu) => cpu.times);
  const sum = (pick) => all.reduce((total, one) => total + pick(one), 0);
  return {
    idle: sum(({ idle }) => idle),
    all: sum((one) => Object.values(one).reduce((total, ms) => total + ms, 0)),
  };
}
