// WebKit over WebDriver: WebKitGTK's driver starts its small browser, on a screen that nobody sees.
import { freePort } from '../../helpers/free-port.ts';
import { startChild } from './child.ts';
import type { Launch, Session } from './session.ts';

/** By this key WebDriver marks an element in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Post = <T>(path: string, body: object) => Promise<T>;

interface Made {
  readonly sessionId: string;
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
}

/** Starts the driver at this path, and by it WebKitGTK's browser. */
export const launchWebKit: Launch = async (path, { width, height }) => {
  const screen = await startChild('Xvfb', () => [
    ...['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', `${width + 20}x${height + 120}x24`],
  ]);
  const display = await screen.said(/^(\d+)\n/m);
  const port = await freePort();
  const env = { DISPLAY: `:${display}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' };
  const driver = await startChild(path, () => [`--port=${port}`], env);
  const end = async (): Promise<void> => {
    // Without its screen the browser ends, and with it the line by which its driver still speaks.
    await Promise.all([screen.end(), driver.end()]);
  };
  const post = poster(`http://127.0.0.1:${port}`);
  try {
    const { sessionId, capabilities } = await begun(post);
    const ask: Post = (at, body) => post(`/session/${sessionId}${at}`, body);
    await resize(ask, { width, height });
    return {
      name: `WebKitGTK ${capabilities.browserVersion}`,
      ...commandsOf(ask),
      errors: () => errorsIn(driver.written()),
      async close() {
        await send(`http://127.0.0.1:${port}/session/${sessionId}`, 'DELETE').catch(
          () => undefined,
        );
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
};

const CAPABILITIES = {
  alwaysMatch: {
    unhandledPromptBehavior: 'accept',
    'webkitgtk:browserOptions': {
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
    },
  },
};

/** The driver needs a moment before it listens. */
async function begun(post: Post): Promise<Made> {
  for (let turn = 0; ; turn += 1) {
    try {
      return await post<Made>('/session', { capabilities: CAPABILITIES });
    } catch (error) {
      if (turn === 50 || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Makes the page so large; the frame of the window takes something of it. */
async function resize(ask: Post, wanted: { width: number; height: number }): Promise<void> {
  await ask('/window/rect', wanted);
  const script = 'return [innerWidth, innerHeight]';
  const [width = 0, height = 0] = await ask<number[]>('/execute/sync', { script, args: [] });
  await ask('/window/rect', {
    width: 2 * wanted.width - width,
    height: 2 * wanted.height - height,
  });
}

function commandsOf(ask: Post): Pick<Session, 'windows' | 'go' | 'run' | 'give' | 'act' | 'print'> {
  let at = '';
  /** One window at a time is spoken to. */
  const within = async (window: string): Promise<void> => {
    if (at !== window) await ask('/window', { handle: window });
    at = window;
  };
  const evaluate = async <T>(window: string, expression: string): Promise<T> => {
    await within(window);
    return ask<T>('/execute/sync', { script: `return ${expression}`, args: [] });
  };
  return {
    windows: () => ask<readonly string[]>('/window/handles', undefined as never),
    async go(window, url) {
      await within(window);
      await ask('/url', { url });
    },
    run: (window, expression) => evaluate<string>(window, expression),
    async give(window, expression, paths) {
      const element = await evaluate<Record<string, string>>(window, expression);
      await ask(`/element/${element[ELEMENT]}/value`, { text: paths.join('\n') });
    },
    async act(window, actions) {
      await within(window);
      await ask('/actions', { actions });
    },
    print: async () => undefined,
  };
}

/** What is asked for without a body is read. */
function poster(address: string): Post {
  return async <T>(path: string, body: object) =>
    (await send(`${address}${path}`, body ? 'POST' : 'GET', body)) as T;
}

async function send(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${new URL(url).pathname}: ${value.error} ${value.message}`);
  return value;
}

const errorsIn = (written: string): readonly string[] =>
  written.split('\n').filter((line) => /^CONSOLE \S+ ERROR/.test(line));
