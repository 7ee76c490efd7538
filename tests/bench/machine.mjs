// Says in one line what the numbers were measured on.
import { cpus, loadavg } from 'node:os';

/** Browser, processor count and how busy the machine was. */
export function machineLine(browserVersion) {
  const busy = loadavg()[0].toFixed(1);
  return `Chromium ${browserVersion} headless, Node ${process.versions.node}, ${cpus().length} cores, load ${busy} at the start`;
}
