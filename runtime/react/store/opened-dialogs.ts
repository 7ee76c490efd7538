// Which dialogs were shown already, so that an `open` effect is told once for a choice: entering a step a second time,
// or leaving it, opens nothing again; taking the choice back and making it anew does.

export class OpenedDialogs {
  readonly #shown = new Set<string>();

  /** A change of answers ended what asked for some dialogs: they may open again. */
  forget(before: readonly string[], now: readonly string[]): void {
    for (const name of before) if (!now.includes(name)) this.#shown.delete(name);
  }

  /** Those of the dialogs now asked for that were not shown yet; they count as shown from here on. */
  due(now: readonly string[]): readonly string[] {
    const due = now.filter((name) => !this.#shown.has(name));
    for (const name of due) this.#shown.add(name);
    return due;
  }
}
