// Photos that were chosen at one place of a form and are to become one PDF: read one after the other, put in order, turned,
// taken out. They outlive the page of a step.

import { listeners } from '../../../store/listeners.ts';
import { type Picture, readPicture } from './picture.ts';

/** Degrees to the right. */
export type Turn = 0 | 90 | 180 | 270;

/** What a phone has memory for, and a PDF of 10 MB has room for. */
export const MOST_PAGES = 50;

export interface PhotoPage {
  readonly id: number;
  /** Of the file it was. */
  readonly name: string;
  readonly picture: Picture;
  readonly turn: Turn;
}

export interface PhotosNow {
  /** In the order of the PDF. */
  readonly pages: readonly PhotoPage[];
  /** How many are still being read. */
  readonly reading: number;
  /** Names of what was chosen last and could not be read. */
  readonly unread: readonly string[];
  /** Names of what was chosen last and had no room. */
  readonly beyond: readonly string[];
  /** What a person calls the PDF; undefined until they do. */
  readonly name: string | undefined;
}

const NONE: PhotosNow = { pages: [], reading: 0, unread: [], beyond: [], name: undefined };

/** The photos of one place. */
export class PhotoStack {
  readonly #changed = listeners<void>();
  readonly subscribe = this.#changed.add;
  #now = NONE;
  #next = 0;
  #work: Promise<void> = Promise.resolve();
  /** Counts how often all was thrown away: what is read after that belongs to nothing. */
  #thrown = 0;

  readonly now = (): PhotosNow => this.#now;

  isEmpty(): boolean {
    return this.#now.pages.length === 0 && this.#now.reading === 0;
  }

  /** Takes photos in, behind those that are there; settles once they are read. */
  add(files: readonly File[]): Promise<void> {
    if (files.length === 0) return this.#work;
    const { reading, unread, beyond } = this.#now;
    const told = reading > 0 ? { unread, beyond } : { unread: [], beyond: [] };
    this.#set({ ...told, reading: reading + files.length });
    const thrown = this.#thrown;
    this.#work = this.#work.then(() => this.#readAll(files, thrown));
    return this.#work;
  }

  /** Settles once nothing is being read. */
  read(): Promise<void> {
    return this.#work;
  }

  /** One place up (-1) or down (1). */
  move(id: number, by: -1 | 1): void {
    const { pages } = this.#now;
    const at = pages.findIndex((page) => page.id === id);
    const page = pages[at];
    if (!page || pages[at + by] === undefined) return;
    this.#set({ pages: pages.toSpliced(at, 1).toSpliced(at + by, 0, page) });
  }

  /** A quarter to the right. */
  turn(id: number): void {
    const turned = ({ turn }: PhotoPage) => ((turn + 90) % 360) as Turn;
    const pages = this.#now.pages.map((page) =>
      page.id === id ? { ...page, turn: turned(page) } : page,
    );
    this.#set({ pages });
  }

  rename(name: string): void {
    this.#set({ name });
  }

  /** Takes pages out; with the last one goes the name, and what was told. */
  remove(gone: readonly number[]): void {
    const pages = this.#now.pages.filter(({ id }) => !gone.includes(id));
    this.#set(pages.length === 0 ? { ...NONE, reading: this.#now.reading } : { pages });
  }

  /** All of them, what is being read too. */
  discard(): void {
    this.#thrown += 1;
    this.#set(NONE);
  }

  /** One after the other: a phone has memory for a few only. */
  async #readAll(files: readonly File[], thrown: number): Promise<void> {
    for (const file of files) {
      if (thrown !== this.#thrown) return;
      const hasRoom = this.#now.pages.length < MOST_PAGES;
      const picture = hasRoom ? await readPicture(file).catch(() => undefined) : undefined;
      if (thrown !== this.#thrown) return;
      this.#take(file.name, picture, hasRoom);
    }
  }

  #take(name: string, picture: Picture | undefined, hasRoom: boolean): void {
    const { pages, unread, beyond } = this.#now;
    const reading = this.#now.reading - 1;
    this.#next += 1;
    if (picture)
      this.#set({ reading, pages: [...pages, { id: this.#next, name, picture, turn: 0 }] });
    else if (hasRoom) this.#set({ reading, unread: [...unread, name] });
    else this.#set({ reading, beyond: [...beyond, name] });
  }

  #set(change: Partial<PhotosNow>): void {
    this.#now = { ...this.#now, ...change };
    this.#changed.tell();
  }
}
