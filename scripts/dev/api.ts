// The process of the API under `npm run dev`. What it serves is loaded late: code that cannot be loaded is told to the page too.
import type { DevState } from './state.ts';

let ending = false;
// Ctrl-C reaches the whole group of the terminal: whoever started us decides when we end.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => {
  ending = true;
});

try {
  const { startServing } = await import('./serve.ts');
  await startServing(() => ending);
} catch (error) {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(message);
  const state: DevState = { kind: 'stopped', message };
  process.send?.(state, () => process.exit(1));
}
