// Work that no other test has: all share the queues of the desk, so a test that counts, or walks along a queue, narrows it to an attorney of its own.
import type { GivenWork } from '../../helpers/give-work.ts';
import type { ABrowser } from './a-browser.ts';
import { newMember } from './member.ts';
import { ask, type Reached } from './server.ts';

export interface OwnWork extends GivenWork {
  /** Number of the attorney: what the queues are narrowed by, as `attorney`. */
  readonly attorney: string;
}

/** A new attorney with the cases, requests and claims of a full desk. */
export async function ownWork(browser: ABrowser, server: Reached): Promise<OwnWork> {
  const { page, context } = await browser.newPerson();
  const { id } = await newMember(page, server);
  const work = await ask<GivenWork>(server, 'work', { id, name: 'Robin Ashe', desk: 'full' });
  await context.close();
  return { ...work, attorney: id };
}
