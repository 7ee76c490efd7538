// Ends the process when it is asked to: what is under way is finished, what does not end is cut, and within ten seconds it is over.
import type { FastifyInstance } from 'fastify';

/** How long whoever is connected may take to finish. */
const PATIENCE_MS = 5000;
/** Whoever runs us kills what is not gone after ten seconds; what is acknowledged by then is stored. */
const LONGEST_MS = 8000;

export interface Stopping {
  /** How long it goes on answering after it has said that it is not ready any more. */
  readonly drainMs: number;
  readonly say: (line: string) => void;
  readonly fail: (error: unknown) => never;
}

/** Stops the app at the first SIGINT or SIGTERM; the second one ends the process at once. */
export function stopWhenAsked(app: FastifyInstance, { drainMs, say, fail }: Stopping): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    app.draining.begun = true;
    if (drainMs > 0) say(`Stopping: not ready any more, answering for ${drainMs / 1000} s yet …`);
    setTimeout(() => close(app, { say, fail }), drainMs);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

function close(app: FastifyInstance, { say, fail }: Pick<Stopping, 'say' | 'fail'>): void {
  say('Stopping: finishing what is under way …');
  setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
  setTimeout(() => {
    say('Stopped: what was still under way was cut');
    process.exit(0);
  }, LONGEST_MS).unref();
  app.close().then(() => process.exit(0), fail);
}
