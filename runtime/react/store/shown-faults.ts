// The faults of the whole form by the control that shows them. What an update costs follows what changed, not how many there are.

import { type Fault, isWithin, type Pointer } from '../../core/index.ts';
import { createFaultRanges } from './fault-ranges.ts';
import type { PlaceNow } from './rows.ts';
import { sameFault } from './view.ts';

/** Faults of the judge, and those the server found until their field is changed. */
export class ShownFaults {
  readonly #anchor: (place: Pointer) => Pointer;
  /** In page order, so that the faults of one control stand together. */
  #judged: readonly Fault[] = [];
  #server: readonly Fault[] = [];
  readonly #judgedAt = new Map<Pointer, Fault>();
  #serverAt = new Map<Pointer, Fault>();
  /** Where those of a row or a group stand, once anybody has asked. */
  #rangeOf: ReturnType<typeof createFaultRanges> | undefined;
  readonly #bySection = new Map<string, number>();
  #sections = '';
  #changed = new Set<Pointer>();

  constructor(anchor: (place: Pointer) => Pointer) {
    this.#anchor = anchor;
  }

  at(place: Pointer): Fault | undefined {
    return this.#judgedAt.get(place) ?? this.#serverAt.get(place);
  }

  all(): readonly Fault[] {
    return this.#server.length === 0 ? this.#judged : [...this.#judged, ...this.#server];
  }

  /** The faults at a place and below it. */
  within(place: Pointer): readonly Fault[] {
    if (place === '') return this.all();
    const own = this.#judgedAt.get(place);
    const server = this.#server.filter((fault) => isWithin(fault.path, place));
    this.#rangeOf ??= createFaultRanges(this.#judged, this.#anchor);
    const below = this.#judged.slice(...this.#rangeOf(place));
    return [...(own?.path === place ? [own] : []), ...below, ...server];
  }

  /** Takes the judge's newest faults. Most are the objects they were; only those between are looked at. */
  update(faults: readonly Fault[]): void {
    const [start, end] = this.#alike(this.#judged, faults);
    const gone = this.#judged.slice(start, this.#judged.length - end);
    const come = faults.slice(start, faults.length - end);
    const isFirst = this.#judged.length + this.#server.length === 0;
    this.#judged = faults;
    if (gone.length + come.length > 0) this.#rangeOf = undefined;
    if (isFirst) this.#addFirst(faults);
    else
      this.#noting([...gone, ...come], () => {
        for (const fault of gone) this.#remove(fault);
        for (const fault of come) this.#add(fault);
      });
  }

  /** Nothing was wrong before, so all that comes is new: somebody has pressed the button, and waits. */
  #addFirst(faults: readonly Fault[]): void {
    for (const fault of faults) this.#add(fault);
    for (const place of this.#judgedAt.keys()) this.#changed.add(place);
  }

  /** Controls at which something else is to be said than when this was last asked. */
  takeChanged(): readonly Pointer[] {
    const changed = [...this.#changed];
    this.#changed = new Set();
    return changed;
  }

  /** Have other sections faults now than at the last asking? */
  sectionsChanged(): boolean {
    const names = [...this.#bySection.keys(), ...this.#server.map(({ section }) => section)];
    const now = [...new Set(names)].sort().join(' ');
    const changed = now !== this.#sections;
    this.#sections = now;
    return changed;
  }

  fromServer(): readonly Fault[] {
    return this.#server;
  }

  addServerFaults(faults: readonly Fault[]): void {
    this.#setServer([...this.#server, ...faults]);
  }

  forgetServerFaults(place: Pointer): void {
    if (this.#server.length === 0) return;
    this.#setServer(
      this.#server.filter((fault) => !isWithin(fault.path, place) && !isWithin(place, fault.path)),
    );
  }

  /** The whole form is sent again: the server will say anew what it thinks of it. What was found while typing stays. */
  forgetAnswered(): void {
    if (this.#server.every(isLive)) return;
    this.#setServer(this.#server.filter(isLive));
  }

  rowsMoved(placeNow: PlaceNow): void {
    if (this.#server.length === 0) return;
    this.#setServer(
      this.#server.flatMap((fault) => {
        const path = placeNow(fault.path);
        return path === undefined ? [] : [{ ...fault, path }];
      }),
    );
  }

  #setServer(faults: readonly Fault[]): void {
    this.#noting([...this.#server, ...faults], () => {
      this.#server = faults;
      this.#serverAt = new Map();
      for (const fault of faults) setOnce(this.#serverAt, this.#anchor(fault.path), fault);
    });
  }

  /** Makes a change to some faults, and notes the controls at which another one is first now. */
  #noting(concerned: readonly Fault[], change: () => void): void {
    const before = new Map<Pointer, Fault | undefined>();
    for (const { path } of concerned) {
      const place = this.#anchor(path);
      if (!before.has(place)) before.set(place, this.at(place));
    }
    change();
    before.forEach((fault, place) => {
      if (!sameFault(fault, this.at(place))) this.#changed.add(place);
    });
  }

  #add(fault: Fault): void {
    setOnce(this.#judgedAt, this.#anchor(fault.path), fault);
    this.#bySection.set(fault.section, (this.#bySection.get(fault.section) ?? 0) + 1);
  }

  #remove(fault: Fault): void {
    this.#judgedAt.delete(this.#anchor(fault.path));
    const left = (this.#bySection.get(fault.section) ?? 0) - 1;
    if (left > 0) this.#bySection.set(fault.section, left);
    else this.#bySection.delete(fault.section);
  }

  /** How many faults are the same objects at the start and at the end; the faults of one control are not parted. */
  #alike(before: readonly Fault[], now: readonly Fault[]): readonly [number, number] {
    const fewer = Math.min(before.length, now.length);
    let start = 0;
    while (start < fewer && before[start] === now[start]) start += 1;
    while (start > 0 && this.#oneControl(before[start - 1], before[start], now[start])) start -= 1;
    let end = 0;
    // By place from the end, since this goes through thousands after every key.
    const [a, b] = [before.length - 1, now.length - 1];
    while (end < fewer - start && before[a - end] === now[b - end]) end += 1;
    while (end > 0 && this.#oneControl(before[a - end + 1], before[a - end], now[b - end]))
      end -= 1;
    return [start, end];
  }

  #oneControl(fault: Fault | undefined, ...neighbours: readonly (Fault | undefined)[]): boolean {
    if (fault === undefined) return false;
    const place = this.#anchor(fault.path);
    return neighbours.some((other) => other !== undefined && this.#anchor(other.path) === place);
  }
}

/** A look-up while typing found it. */
export const LIVE_CHECK = 'check';
const isLive = ({ code }: Fault): boolean => code === LIVE_CHECK;

function setOnce(map: Map<Pointer, Fault>, place: Pointer, fault: Fault): void {
  if (!map.has(place)) map.set(place, fault);
}
