// Serves the API under `npm run dev`, looks at changed content when asked to, and says how it stands.
import { buildApp } from '../../server/app.ts';
import { readContracts } from '../../server/calls/contracts.ts';
import { type Config, ConfigError, loadConfig } from '../../server/config/config.ts';
import { FollowedContent } from '../../server/content/followed.ts';
import { ContentError } from '../../server/content/load.ts';
import { previousReleases } from '../../server/content/previous.ts';
import { FolderInUse } from '../../server/store/index.ts';
import type { DevState } from './state.ts';

type App = Awaited<ReturnType<typeof buildApp>>;

/** Builds and listens; what keeps it from that is told and ends the process. `endAtOnce` asks whether it should still start. */
export async function startServing(endAtOnce: () => boolean): Promise<void> {
  try {
    const config = loadConfig(process.env);
    const app = await buildApp(config, { progress: (line) => console.log(line) });
    await app.listen({ port: config.port, host: config.host });
    answerTo(app, config);
    if (endAtOnce()) process.emit('SIGTERM');
  } catch (error) {
    const state = stateOf(error, false);
    console.error(state.kind === 'stopped' ? state.message : String(error));
    if (process.send) process.send(state, () => process.exit(1));
    else process.exit(1);
  }
}

function answerTo(app: App, config: Config): void {
  const content = new FollowedContent();
  const stop = (): void =>
    void Promise.all([app.close(), content.end()]).then(() => process.exit(0));
  process.on('SIGTERM', stop);
  process.on('disconnect', stop);
  /** One look after the other, so that the last file saved has the last word. */
  let looking = Promise.resolve();
  const contracts = contractsText();
  process.on('message', () => {
    looking = looking.then(async () => tell(await look({ app, content, contracts }, config)));
  });
  tell({ kind: 'ready', release: app.releases.current().id });
}

interface Looking {
  readonly app: App;
  readonly content: FollowedContent;
  /** Those of the code that runs. */
  readonly contracts: string;
}

/**
 * Publishes changed content; with a slip in it what was right before stays. Contracts of calls belong to the code that
 * answers them: where they changed, it has to start again.
 */
async function look({ app, content, contracts }: Looking, { demo }: Config): Promise<DevState> {
  try {
    const previous = demo ? undefined : await previousReleases(app.store);
    const release = await content.look(previous);
    if (contractsText() !== contracts) return { kind: 'starting' };
    await app.releases.publish(release);
    return { kind: 'ready', release: release.id };
  } catch (error) {
    if (error instanceof ContentError) console.error(error.message);
    return stateOf(error, true);
  }
}

const contractsText = (): string => JSON.stringify([...readContracts()]);

function stateOf(error: unknown, running: boolean): DevState {
  if (error instanceof ContentError) return { kind: 'refused', faults: error.faults, running };
  if (error instanceof ConfigError || error instanceof FolderInUse)
    return { kind: 'stopped', message: error.message };
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { kind: 'stopped', message };
}

function tell(state: DevState): void {
  process.send?.(state);
}
