// What a form does not go on without: waits for what is on its way, and says what did not get there.

import type { Fault, FormNode, Pointer } from '../../core/index.ts';
import { FROM_SERVER } from './fault-text.ts';
import { ON_ITS_WAY, type OnItsWay } from './on-its-way.ts';

interface Form {
  readonly info: (pointer: Pointer) => FormNode | undefined;
  readonly isHidden: (pointer: Pointer) => boolean;
}

interface Placed {
  readonly one: OnItsWay;
  readonly place: Pointer;
  readonly section: string;
}

/** All there is of it in one form. */
export class AllOnTheirWay {
  readonly #all = new Set<OnItsWay>();
  /** Of those that were missing at a press of Next or Submit. */
  readonly #asked = new Set<OnItsWay>();
  readonly #form: Form;

  constructor(form: Form) {
    this.#form = form;
  }

  add(one: OnItsWay): void {
    this.#all.add(one);
  }

  /** Names of what is under way, in the whole form. */
  names(): readonly string[] {
    return this.#of(undefined).flatMap(({ one }) => one.names());
  }

  /** Is anything of the person's under way in a section (in the form without one), or has not got there? */
  isAny(section: string | undefined): boolean {
    return this.#of(section).some(
      ({ one }) => !one.mayLeave && (one.names().length > 0 || one.missing() !== ''),
    );
  }

  /** Waits for what is under way in a section (in the form without one); what is missing then is a fault until it is there. True where something is. */
  async awaited(section: string | undefined): Promise<boolean> {
    await Promise.all(this.#of(section).map(({ one }) => one.arrived()));
    const missing = this.#of(section).filter(({ one }) => one.missing() !== '');
    for (const { one } of missing) this.#asked.add(one);
    return missing.length > 0;
  }

  /** Was it asked for when it was missing? */
  isAsked(one: OnItsWay): boolean {
    return this.#asked.has(one);
  }

  /** These faults of the answers with those of what is missing: a place says what became of what was chosen, not that nothing was. */
  among(judged: readonly Fault[]): readonly Fault[] {
    const missing = this.#missing();
    if (missing.length === 0) return judged;
    const places = new Set(missing.map(({ path }) => path));
    const others = judged.filter(({ path }) => !places.has(path));
    return missing.reduce<readonly Fault[]>((all, fault) => {
      const last = all.findLastIndex(({ section }) => section === fault.section);
      return all.toSpliced(last < 0 ? all.length : last + 1, 0, fault);
    }, others);
  }

  #missing(): readonly Fault[] {
    if (this.#asked.size === 0) return [];
    return this.#of(undefined).flatMap(({ one, place, section }) => {
      const text = this.#asked.has(one) ? one.missing() : '';
      if (text === '') {
        this.#asked.delete(one);
        return [];
      }
      return [{ path: place, code: ON_ITS_WAY, params: { text }, rule: FROM_SERVER, section }];
    });
  }

  #of(section: string | undefined): readonly Placed[] {
    return [...this.#all].flatMap((one) => {
      const place = one.place();
      if (place === undefined || this.#form.isHidden(place)) return [];
      const own = this.#form.info(place)?.section ?? '';
      return section === undefined || own === section ? [{ one, place, section: own }] : [];
    });
  }
}
