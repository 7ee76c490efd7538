// One random change, published into the running portal: what is wrong with how it was refused, or with the portal that followed.
import { type Change, changeOf } from '../../helpers/changes/index.ts';
import { repositoryContent } from '../../helpers/releases.ts';
import { DESK_FORM, STAFF_FORM } from '../../helpers/staff-form.ts';
import type { Databases } from '../helpers/databases.ts';
import { loggedDuring } from '../helpers/log-lines.ts';
import { ChangedPortal } from './portal.ts';
import { refusalFaults } from './refusal.ts';
import { submitting } from './submitting.ts';
import { walked } from './walk.ts';

export interface Outcome {
  /** The change, as a sentence with its seed. */
  readonly what: string;
  readonly isPublished: boolean;
  /** In words; none where all is well. */
  readonly faults: readonly string[];
}

/** Tries changes on one portal, one after the other, each on top of what is shipped. */
export class Trials {
  readonly portal: ChangedPortal;
  /** Forms that were sent and taken in the last walk. */
  taken: ReadonlySet<string> = new Set();

  private constructor(portal: ChangedPortal) {
    this.portal = portal;
  }

  /** With what is shipped, and forms as staff write them beside it. */
  static async start(databases: Databases): Promise<Trials> {
    const own = Object.entries({ ...STAFF_FORM, ...DESK_FORM });
    const shipped = new Map([...(await repositoryContent()), ...own]);
    return new Trials(await ChangedPortal.start(databases, shipped));
  }

  async of(seed: number): Promise<Outcome> {
    const { portal } = this;
    const change: Change = changeOf(portal.shipped, seed);
    const what = `change ${seed}, ${change.what}`;
    const before = portal.app.releases.current().id;
    const refusal = await portal.publish(change.source, change.what);
    // Two seeds may make one change: the walk after the first was that of both.
    if (refusal?.startsWith('These files are what is current already.'))
      return { what, isPublished: true, faults: [] };
    if (refusal === undefined) return { what, isPublished: true, faults: await this.walkAndSend() };
    const isKept = portal.app.releases.current().id === before;
    const faults = refusalFaults(refusal, change);
    return {
      what,
      isPublished: false,
      faults: isKept ? faults : [...faults, 'refused, and current all the same'],
    };
  }

  /** Everybody opens everything and sends every form, under what is current; then it is as if nobody had. */
  async walkAndSend(): Promise<readonly string[]> {
    const { portal } = this;
    const sent = submitting(portal.world, portal.shippedForms);
    let walk: readonly string[] = [];
    const lines = await loggedDuring(async () => {
      walk = await walked(portal.world);
    });
    sent.end();
    this.taken = sent.taken;
    await portal.undo();
    const logged = lines.split('\n').filter(Boolean);
    return [...walk, ...sent.faults(), ...logged.map((line) => `logged: ${line.slice(0, 800)}`)];
  }
}
