// What is known of each sentence of the content: what it is, what it is about, where it appears, what can stand in it.

/** What a sentence is to whoever reads it. */
export type SentenceKind =
  | 'label'
  | 'hint'
  | 'error'
  | 'notice'
  | 'choice'
  | 'title'
  | 'text'
  | 'button'
  | 'mail'
  | 'document'
  | 'page'
  | 'other';

/** What it does where it stands: the first word of what is told about it. */
export type SentenceRole =
  | 'label'
  | 'hint'
  | 'placeholder'
  | 'choice'
  | 'choiceHint'
  | 'error'
  | 'word'
  | 'sectionTitle'
  | 'sectionLead'
  | 'groupTitle'
  | 'groupIntro'
  | 'line'
  | 'formTitle'
  | 'formLead'
  | 'formSubmit'
  | 'formInvalid'
  | 'formPage'
  | 'sent'
  | 'saved'
  | 'pane'
  | 'ruleFault'
  | 'ruleWarn'
  | 'dialog'
  | 'check'
  | 'column'
  | 'filter'
  | 'view'
  | 'flow'
  | 'move'
  | 'moved'
  | 'commonError'
  | 'long'
  | 'own';

/** One place of a form where a sentence appears; without a field it is of the section, without a section of the form. */
export interface SentencePlace {
  readonly form: string;
  readonly section: string;
  readonly field: string;
}

/** One sentence as a form shows it. */
export interface ShownSentence {
  readonly key: string;
  readonly role: SentenceRole;
  /** Which of them: the code of an error, the value of a choice, the word of a widget. */
  readonly detail: string;
  /** What it is about in the content's own words: the label of the field, the title of the section. */
  readonly of: string;
  readonly place: SentencePlace;
}

/** The heading under which sentences are listed: `form` with its id, `mail` and the like without one. */
export interface SentenceGroup {
  readonly kind:
    | 'form'
    | 'section'
    | 'block'
    | 'fault'
    | 'page'
    | 'mail'
    | 'document'
    | 'view'
    | 'flow'
    | 'part';
  readonly id: string;
}

/** Something outside the forms that shows a sentence. */
export interface SeenIn {
  readonly kind: 'view' | 'move' | 'history';
  readonly name: string;
  /** Of the mail of a move: the role whose people get it. */
  readonly to?: string;
}

/** A value that can stand in a sentence, with an example of it; '' where nobody gave one. */
export interface SentenceValue {
  readonly name: string;
  readonly sample: string;
}

export interface IndexedSentence {
  readonly key: string;
  /** As it is written, with its placeholders; of one that uses another, the words of that. */
  readonly text: string;
  readonly long: boolean;
  readonly kind: SentenceKind;
  readonly group: SentenceGroup;
  readonly role: SentenceRole;
  readonly detail: string;
  readonly of: string;
  readonly places: readonly SentencePlace[];
  readonly seen: readonly SeenIn[];
  /** Files of the code that show it. */
  readonly code: readonly string[];
  readonly uses?: string;
  /** What it must read, where programs compare it: only a developer can change its words. */
  readonly compared?: string;
  /** Code asks for it by its key: it can be worded anew, not taken away. */
  readonly needed: boolean;
  readonly values: readonly SentenceValue[];
}
