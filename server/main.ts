// Starts the server: reads the settings, builds, listens, and stops when asked to, finishing what it is doing.
import { buildApp } from './app.ts';
import { loadConfig } from './config/config.ts';
import { markRunning } from './running-mark.ts';
import { startFault } from './start-faults.ts';
import { stopWhenAsked } from './stopping.ts';
import { type Tracing, traceBy } from './watching/spans.ts';

/** One line and an exit code for what the person starting it can put right; a stack for what is our fault. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  markRunning();
  const tracing = config.traces ? await trace() : undefined;
  const app = await buildApp(config, { progress: say });
  app.addHook('onClose', async () => tracing?.stop());
  stopWhenAsked(app, { drainMs: config.drainMs, say, fail });
  const address = await app.listen({ port: config.port, host: config.host });
  say(`Ready: ${config.publicUrl ?? address}`);
}

/** Before anything is opened: what is opened asks whether somebody traces. */
async function trace(): Promise<Tracing> {
  const { startTracing } = await import('./watching/tracing.ts');
  const tracing = startTracing((reason) => say(`Traces cannot be sent: ${reason}`));
  traceBy(tracing);
  return tracing;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(error: unknown): never {
  const unknown = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${startFault(error) ?? unknown}\n`);
  process.exit(1);
}

main().catch(fail);
