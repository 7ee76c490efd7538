// Starts the server: reads the settings, builds, listens, and stops when asked to, finishing what it is doing.
import { buildApp } from './app.ts';
import { ConfigError, loadConfig } from './config.ts';
import { ContentError } from './content/load.ts';
import { FolderInUse } from './store/index.ts';

/** One line and an exit code for what the person starting it can put right; a stack for what is our fault. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const app = await buildApp(config, { progress: say });
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      say('Stopping: finishing what is under way …');
      app.close().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    });
  }
  const address = await app.listen({ port: config.port, host: config.host });
  say(`Ready: ${config.publicUrl ?? address}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(error: unknown): never {
  const known =
    error instanceof ConfigError || error instanceof FolderInUse || error instanceof ContentError;
  process.stderr.write(`${known ? error.message : explain(error)}\n`);
  process.exit(1);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return 'PORT is already in use by another program. Stop it, or set PORT to another number.';
  return error.stack ?? error.message;
}

main().catch(fail);
