// Starts the real server for browser tests, on a port and a data folder of its own, and ends it by its process id.
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { nodeBuild } from '../../../scripts/node-builds.mjs';
import { copyStore } from '../../helpers/copied-store.ts';
import { forkServer, type Reached } from './fork.ts';

export type { Reached } from './fork.ts';

/** A server this test started and must stop. */
export interface TestServer extends Reached {
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** What it wrote so far, where `keepLog` was asked for. */
  log(): string;
  /** Ends the server; the data folder stays until `remove`. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  remove(): Promise<void>;
}

/** Asks the server's private door; throws what it answers as an error. */
export async function ask<T>(server: Reached, what: string, argument?: unknown): Promise<T> {
  const body = JSON.stringify({ ask: what, argument });
  const response = await fetch(server.door, { method: 'POST', body });
  const { answer, error } = (await response.json()) as { answer: T; error?: string };
  if (error) throw new Error(error);
  return answer;
}

/** The one server of all tests of forms that the portal does not have: those of staff, and those that others wrote. */
export function formsServer(): Promise<Reached> {
  return ask<Reached>(inject('server'), 'formsServer');
}

async function newDataDir(newStore: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  await copyStore(`${newStore}/.`, folder);
  return folder;
}

/** Starts a server; the `dataDir` of an earlier one continues its store, and its `port` keeps its address. */
export async function startServer(
  options: {
    dataDir?: string;
    /** The data folder with the new store that is copied, where the run does not provide it yet. */
    newStore?: string;
    port?: number;
    env?: Record<string, string>;
    keepLog?: boolean;
  } = {},
): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await newDataDir(options.newStore ?? inject('newStore')));
  const { child, reached, log } = await forkServer(
    join(nodeBuild('browser-tests'), 'serve.mjs'),
    { DATA_DIR: dataDir, PORT: String(options.port ?? 0), ...options.env },
    { keepLog: options.keepLog ?? false },
  );
  const stop = (signal: NodeJS.Signals = 'SIGTERM') =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.on('exit', () => resolve());
      child.kill(signal);
    });
  const remove = () => rm(dataDir, { recursive: true, force: true });
  return { ...reached, dataDir, process: child, log, stop, remove };
}
