// Firefox over WebDriver BiDi, which it speaks by itself: no driver stands between.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WebSocket } from 'undici';
import { startChild } from './child.ts';
import type { Launch } from './session.ts';

const PREFS = [
  'user_pref("intl.accept_languages", "en-US, en");',
  'user_pref("browser.shell.checkDefaultBrowser", false);',
  'user_pref("datareporting.policy.dataSubmissionEnabled", false);',
  'user_pref("app.update.enabled", false);',
  'user_pref("browser.aboutwelcome.enabled", false);',
];

interface Answer {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly method?: string;
  readonly message?: string;
  readonly result?: unknown;
  readonly params?: { readonly level?: string; readonly text?: string };
}

interface Line {
  send<T>(method: string, params: object): Promise<T>;
  close(): void;
}

/** Opens the line to a browser; `heard` is told its events. */
async function lineTo(url: string, heard: (event: Answer) => void): Promise<Line> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id === undefined) return heard(answer);
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`Nobody listens at ${url}.`)));
  });
  socket.addEventListener('close', () => {
    for (const tell of waiting.values()) tell({ type: 'error', message: 'Firefox is gone.' });
  });
  let last = 0;
  return {
    send: <T>(method: string, params: object) =>
      new Promise<T>((resolve, reject) => {
        last += 1;
        waiting.set(last, ({ type, message, result }) =>
          type === 'success' ? resolve(result as T) : reject(new Error(`${method}: ${message}`)),
        );
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.close(),
  };
}

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string; readonly sharedId?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Starts Firefox without a screen, in a new profile. */
export const launchFirefox: Launch = async (path, { width, height }) => {
  const child = await startChild(path, async (folder) => {
    await writeFile(join(folder, 'user.js'), PREFS.join('\n'));
    const listening = ['--profile', folder, '--remote-debugging-port', '0'];
    // Over a blank page the line of the address would keep the focus, and no field of a page be told that it was left.
    return ['--headless', '--no-remote', ...listening, 'data:,'];
  });
  const address = await child.said(/WebDriver BiDi listening on (ws:\S+)/);
  const errors: string[] = [];
  const line = await lineTo(`${address}/session`, ({ method, params }) => {
    if (method === 'log.entryAdded' && params?.level === 'error') errors.push(params.text ?? '');
  });
  const { capabilities } = await line.send<{ capabilities: Record<string, string> }>(
    'session.new',
    {
      capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } },
    },
  );
  await line.send('session.subscribe', { events: ['log.entryAdded'] });
  const windows = async (): Promise<readonly string[]> => {
    const { contexts } = await line.send<{ contexts: { context: string }[] }>(
      'browsingContext.getTree',
      { maxDepth: 0 },
    );
    return contexts.map(({ context }) => context);
  };
  const evaluate = async (context: string, expression: string) => {
    const { type, result, exceptionDetails } = await line.send<Evaluated>('script.evaluate', {
      ...{ expression, target: { context }, awaitPromise: true, userActivation: false },
    });
    if (type === 'exception') throw new Error(exceptionDetails?.text);
    return result;
  };
  for (const context of await windows())
    await line.send('browsingContext.setViewport', { context, viewport: { width, height } });
  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    windows,
    async go(context, url) {
      await line.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    run: async (context, expression) => (await evaluate(context, expression))?.value ?? '',
    async give(context, expression, files) {
      const sharedId = (await evaluate(context, expression))?.sharedId;
      if (sharedId === undefined) throw new Error('There is nothing to give files to.');
      await line.send('input.setFiles', { context, element: { sharedId }, files });
    },
    async act(context, actions) {
      await line.send('input.performActions', { context, actions });
    },
    async print(context) {
      const { data } = await line.send<{ data: string }>('browsingContext.print', { context });
      return Buffer.from(data, 'base64');
    },
    errors: () => errors,
    async close() {
      line.close();
      await child.end();
    },
  };
};
