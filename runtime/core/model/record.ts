// The words of a form that edits a record which exists already: where it comes from, what of it may be changed, how it is saved.

/** What `form.json` says under `record`. Paths are dotted. */
export interface RecordPlan {
  /** What rules read as `context.route`, wherever the form is shown or judged; the page that shows it unless told. */
  readonly route?: string;
  /** The call that answers the record, and where in its answer it stands. */
  readonly load: { readonly call: string; readonly at: string };
  /** Where its revision stands in that answer. */
  readonly revision: string;
  /** Sections that may be changed, one at a time; all of them unless told. */
  readonly edit?: readonly string[];
  /** Sections that are edited together in one dialog, each in a pane of its own, by the name of the dialog. */
  readonly panes?: Readonly<Record<string, RecordPanes>>;
  readonly save: RecordSave;
}

/** A dialog of several sections; its words are message keys, those of any edited section unless told. */
export interface RecordPanes {
  /** In the order of their tabs. */
  readonly sections: readonly string[];
  readonly title?: string;
  /** What the button is called that saves. */
  readonly save?: string;
}

/** How a changed section is saved. */
export interface RecordSave {
  readonly call: string;
  /** Input → where what is sent for it stands in the answer of the load call. */
  readonly with?: Readonly<Record<string, string>>;
  /** The input that names the section that is saved, and what it says for which section. */
  readonly key?: { readonly input: string; readonly of: Readonly<Record<string, string>> };
  /** Message key of what is said once it is saved. */
  readonly message?: string;
  /** Calls whose answers tell of the record too. */
  readonly refreshes?: readonly string[];
}

/** Sections of a form that may be changed. */
export const editableSections = (form: {
  readonly sections: readonly { readonly id: string }[];
  readonly record?: RecordPlan;
}): readonly string[] => form.record?.edit ?? form.sections.map(({ id }) => id);
