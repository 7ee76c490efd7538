// Who runs from this folder right now: servers leave a mark while they live (server/running-mark.ts), and nothing is taken from under them.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Each process that runs from here besides this one, with the folder of its build; marks of the dead are cleared away. */
export function runningFrom(root) {
  const folder = join(root, 'dist', 'running');
  return namesIn(folder).flatMap((name) => {
    const pid = Number(name);
    if (pid === process.pid) return [];
    if (!isAlive(pid)) {
      rmSync(join(folder, name), { force: true });
      return [];
    }
    return [{ pid, build: readFileSync(join(folder, name), 'utf8') }];
  });
}

function namesIn(folder) {
  try {
    return readdirSync(folder).filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process is one all the same.
    return error.code === 'EPERM' && isNode(pid);
  }
  return isNode(pid);
}

/** Numbers of processes are used again. Where nobody can tell, it is taken for one of ours. */
function isNode(pid) {
  try {
    return /node|main\.mjs/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return true;
  }
}
