// One running portal whose content is changed again and again: published through the door of the command, and put back with all that people did meanwhile.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import type { ContentSource } from '../../../runtime/content/index.ts';
import { publish } from '../../../scripts/content/publish.ts';
import { contentOf } from '../../../server/content/load.ts';
import type { ReleasedContent } from '../../../server/content/released.ts';
import { compiledFor } from '../../../server/content/shipped.ts';
import { releaseOf } from '../../helpers/releases.ts';
import { ExampleWorld } from '../examples/index.ts';
import type { Databases } from '../helpers/databases.ts';
import { Kept } from '../hostile/snapshot.ts';

export class ChangedPortal {
  readonly world = new ExampleWorld();
  readonly shipped: ContentSource;
  readonly #folder: string;
  #kept: Kept | undefined;
  #cookies: Record<string, string>[] = [];
  #written: ContentSource = new Map();
  #passed = 0;
  #forms: ReleasedContent['forms'] = {};

  private constructor(shipped: ContentSource, folder: string) {
    this.shipped = shipped;
    this.#folder = folder;
  }

  static async start(databases: Databases, shipped: ContentSource): Promise<ChangedPortal> {
    const folder = await mkdtemp(join(tmpdir(), 'changed-'));
    const portal = new ChangedPortal(shipped, folder);
    const content = { ...contentOf(await releaseOf(shipped)), source: shipped };
    portal.#forms = content.forms;
    const began = Date.parse('2026-03-02T15:00:00.000Z');
    const now = () => new Date(began + portal.#passed);
    // What is paid takes two: both of their forms are sent.
    const config = { logLevel: 'error', paySecondAbove: 5 } as const;
    await portal.world.start(await databases.fresh(), { now, content, config });
    const { browser, stranger } = portal.world;
    portal.#cookies = [browser, stranger].map(({ cookies }) => ({ ...cookies }));
    portal.#kept = await Kept.of(portal.world);
    await portal.#kept.keep();
    return portal;
  }

  /** The forms as the examples know them. */
  get shippedForms() {
    return this.#forms;
  }

  get app(): FastifyInstance {
    return this.world.app;
  }

  /** As staff publish it. What it is refused with, in its words; undefined where it is current. */
  async publish(source: ContentSource, note: string): Promise<string | undefined> {
    await this.#write(source);
    const { store, releases } = this.app;
    const quiet = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    try {
      const compile = compiledFor(store, { demo: false, progress: () => undefined });
      const about = { now: this.world.now(), author: 'operator', note };
      await publish(
        { db: store, compile, yes: true, about, logged: () => undefined },
        this.#folder,
        undefined,
      );
    } catch (error) {
      return refusalIn(error);
    } finally {
      quiet.mockRestore();
    }
    this.#passed += 1000;
    await releases.refresh();
    return undefined;
  }

  /** All that people did since the start is undone; what is published stays. */
  async undo(): Promise<void> {
    await this.#kept?.putBack();
    for (const [at, { cookies }] of [this.world.browser, this.world.stranger].entries()) {
      for (const name of Object.keys(cookies)) delete cookies[name];
      Object.assign(cookies, this.#cookies[at]);
    }
  }

  async stop(): Promise<void> {
    await this.app.close();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Only what differs from what lies there is written. */
  async #write(source: ContentSource): Promise<void> {
    for (const file of this.#written.keys())
      if (!source.has(file)) await rm(join(this.#folder, file));
    for (const [file, text] of source) {
      if (this.#written.get(file) === text) continue;
      await mkdir(dirname(join(this.#folder, file)), { recursive: true });
      await writeFile(join(this.#folder, file), text);
    }
    this.#written = new Map(source);
  }
}

/** What the command says in words; anything else is a fault of ours, and thrown on. */
function refusalIn(error: unknown): string {
  const inWords = [
    'PublishedMeanwhile',
    'UnmetNeeds',
    'ContentError',
    'StrandedItems',
    'ConfigError',
  ];
  if (error instanceof Error && inWords.includes(error.constructor.name)) return error.message;
  throw error;
}
