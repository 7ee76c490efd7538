// The faults of a form on screen: looked for when somebody asks, and which of them may be seen.

import { type Fault, type FormBundle, holdsUp, type Pointer } from '../../core/index.ts';
import type { SectionStatus } from './form-store.ts';
import type { Marks } from './marks.ts';
import { Reveal } from './reveal.ts';
import type { PlaceNow } from './rows.ts';
import { ShownFaults } from './shown-faults.ts';

/** What a look at the faults found: controls where something else is said now, and whether sections look different. */
export interface Looked {
  readonly places: readonly Pointer[];
  readonly sections: boolean;
}

/** What is known of the faults, and what of it a person has reason to see. */
export class FaultsOnShow {
  readonly #form: FormBundle;
  readonly #anchor: (place: Pointer) => Pointer;
  readonly #judge: () => readonly Fault[];
  readonly #known: ShownFaults;
  readonly #reveal = new Reveal();
  readonly #bySection = new Map<string, readonly Fault[]>();
  /** The answers or the rules have changed since the faults were last looked at. */
  #stale = true;

  /** `judge` says all faults of the answers as they are now. */
  constructor(
    form: FormBundle,
    anchor: (place: Pointer) => Pointer,
    judge: () => readonly Fault[],
  ) {
    this.#form = form;
    this.#anchor = anchor;
    this.#judge = judge;
    this.#known = new ShownFaults(anchor);
  }

  /** What is known may no longer be true. */
  expire(): void {
    this.#stale = true;
  }

  /** What is known may no longer hold. */
  isStale(): boolean {
    return this.#stale;
  }

  /** Looks for faults, unless what is known still holds. */
  refresh(): void {
    if (this.#stale) this.look();
  }

  look(): void {
    this.#stale = false;
    this.#known.update(this.#judge());
  }

  /** May any fault be seen yet? */
  mayShow(): boolean {
    return this.#reveal.begun();
  }

  /** Looks again for whoever sees faults; undefined before a first attempt, when no fault may be shown. */
  lookForShown(): Looked | undefined {
    if (!this.mayShow()) return undefined;
    this.refresh();
    const places = this.#known.takeChanged();
    const shown = places.some((place) => this.#reveal.shows(place));
    this.#reveal.keepOnly(places, (place) => this.#known.at(place) !== undefined);
    return { places, sections: this.#known.sectionsChanged() || shown };
  }

  /** The fault to show at a control now. */
  shownAt(control: Pointer): Fault | undefined {
    return this.#reveal.shows(control) ? this.#known.at(control) : undefined;
  }

  /** The fault at a control, shown or not. */
  at(control: Pointer): Fault | undefined {
    this.refresh();
    return this.#known.at(control);
  }

  /** Every fault that must be mended, shown or not. */
  toMend(): readonly Fault[] {
    this.refresh();
    return this.#known.all().filter(holdsUp);
  }

  /** All faults at a place and below it, as last looked at. */
  within(place: Pointer): readonly Fault[] {
    return this.#known.within(place);
  }

  shownWithin(place: Pointer): readonly Fault[] {
    return this.#known.within(place).filter(({ path }) => this.#reveal.shows(this.#anchor(path)));
  }

  section(id: string): SectionStatus {
    return { attempted: this.#reveal.attempted(id), shown: this.#shownIn(id) };
  }

  /** Sections are told of anew: what was found for them is found again. */
  forgetSections(): void {
    this.#bySection.clear();
  }

  /** Next or submit was pressed: all faults of a section (of the form without one) are shown from now on. Gives them. */
  attempt(section: string | undefined): readonly Fault[] {
    if (section === undefined) this.#known.forgetAnswered();
    this.refresh();
    const found = this.#known
      .all()
      .filter((fault) => holdsUp(fault) && (section === undefined || fault.section === section));
    const places = found.map(({ path }) => this.#anchor(path));
    const tried = section === undefined ? this.#form.sections.map(({ id }) => id) : [section];
    this.#reveal.attempt(tried, places);
    return found;
  }

  attempted(section: string): boolean {
    return this.#reveal.attempted(section);
  }

  show(place: Pointer): void {
    this.#reveal.show(this.#anchor(place));
  }

  /** Faults the server found; with `attempted`, their sections count as tried. */
  add(faults: readonly Fault[], attempted: boolean): void {
    for (const { section, path } of faults) {
      if (attempted) this.#reveal.attempt([section], [this.#anchor(path)]);
      else this.show(path);
    }
    this.#known.addServerFaults(faults);
  }

  /** What is on show now, for a store that goes on with the same answers. */
  marks(): Omit<Marks, 'found'> {
    const sections = this.#form.sections.map(({ id }) => id);
    return {
      sections: sections.filter((id) => this.#reveal.attempted(id)),
      places: this.#reveal.places(),
      server: this.#known.fromServer(),
    };
  }

  /** Shows what was on show in the store before; the next look takes off what is wrong no more. */
  resume({ sections, places, server }: Omit<Marks, 'found'>): void {
    this.#reveal.attempt(sections, []);
    for (const place of places) this.show(place);
    this.#known.addServerFaults(server);
  }

  /** A place was answered anew: the server's word about it is out of date. */
  answered(place: Pointer): void {
    this.#known.forgetServerFaults(place);
  }

  /** Rows have other places: what is said of them goes with them. */
  rowsMoved(placeNow: PlaceNow): void {
    this.#reveal.rowsMoved(placeNow);
    this.#known.rowsMoved(placeNow);
  }

  /** Other answers took the place of these: nothing was tried yet. */
  startOver(): void {
    this.#reveal.clear();
  }

  /** Asked for by every listener, so found once between two tellings. */
  #shownIn(section: string): readonly Fault[] {
    const known = this.#bySection.get(section);
    if (known !== undefined) return known;
    const shown = this.#known
      .all()
      .filter((fault) => fault.section === section && holdsUp(fault))
      .filter(({ path }) => this.#reveal.shows(this.#anchor(path)));
    this.#bySection.set(section, shown);
    return shown;
  }
}
