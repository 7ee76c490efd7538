// What an import did with each field that it did not take as it stands: changed, or left out.

export interface ImportNote {
  /** Dotted path of the field; empty for the form as a whole. */
  readonly path: string;
  readonly did: 'changed' | 'left out';
  readonly what: string;
  /** What whoever wrote the schema could do about it. */
  readonly remedy?: string;
}

/** Collects notes, each once, in the order of their fields. */
export class Notes {
  readonly #notes = new Map<string, ImportNote>();

  changed(path: string, what: string): void {
    this.#add({ path, did: 'changed', what });
  }

  leftOut(path: string, what: string, remedy?: string): void {
    this.#add({ path, did: 'left out', what, ...(remedy !== undefined && { remedy }) });
  }

  list(): readonly ImportNote[] {
    return [...this.#notes.values()];
  }

  #add(note: ImportNote): void {
    this.#notes.set(`${note.path}\n${note.did}\n${note.what}`, note);
  }
}
