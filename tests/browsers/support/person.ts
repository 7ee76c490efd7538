// People with a browser of their own: profile, cookies and windows are nobody else's.
import { afterEach, expect, inject } from 'vitest';
import type { Engine } from '../../../scripts/browsers/find.ts';
import type { AnyPage } from '../../e2e/support/any-page.ts';
import { launchFirefox } from './firefox.ts';
import { pageIn, removeGiven } from './page.ts';
import type { Launch, Session } from './session.ts';
import { launchWebKit } from './webkit.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which browser the journeys are walked in, and where it is. */
    engine: { name: Engine; path: string };
  }
}

const LAUNCH: Readonly<Record<Engine, Launch>> = {
  firefox: launchFirefox,
  webkit: launchWebKit,
};

export interface Person {
  readonly page: AnyPage;
  readonly session: Session;
}

const open: Session[] = [];

/** Somebody with a browser that was never used; it is closed after the test, which fails where its console told of an error. */
export async function newPerson(size = { width: 1280, height: 900 }): Promise<Person> {
  const { name, path } = inject('engine');
  const session = await LAUNCH[name](path, size);
  open.push(session);
  const [window = ''] = await session.windows();
  return { session, page: pageIn(session, window, inject('inPage')) };
}

/**
 * No faults of a page's code: a refused call is a state of it, which browsers log by themselves; and of a page that is left
 * while it loads, Firefox fails what was still on its way.
 */
const OF_LOADING =
  /Failed to load resource|Unable to preload CSS|error loading dynamically imported/;

afterEach(async ({ task }) => {
  const sessions = open.splice(0);
  if (task.result?.state === 'fail') for (const session of sessions) await tell(session);
  const errors = sessions
    .flatMap((session) => session.errors())
    .filter((one) => !OF_LOADING.test(one));
  for (const session of sessions) await session.close();
  await removeGiven();
  expect(errors).toEqual([]);
});

/** What each window shows when a journey has failed: a machine far away leaves nothing else to look at. */
async function tell(session: Session): Promise<void> {
  for (const window of await session.windows()) {
    const shown = await session
      .run(window, '[location.href, document.body.innerText.slice(-3000)].join("\\n")')
      .catch(String);
    console.error(`${session.name} showed:\n${shown}\n${session.errors().join('\n')}`);
  }
}
