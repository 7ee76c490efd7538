// Which sentence says what another is about, by what it does where it stands.
import type { IndexedSentence } from '../../../runtime/content/index.ts';

type Role = IndexedSentence['role'];

/** Of the others nothing is said but the words of their keys. */
export const BY_ROLE: Partial<Readonly<Record<Role, string>>> = {
  label: 'server.wording.about.label',
  hint: 'server.wording.about.hint',
  placeholder: 'server.wording.about.placeholder',
  choice: 'server.wording.about.choice',
  choiceHint: 'server.wording.about.choiceHint',
  error: 'server.wording.about.error',
  word: 'server.wording.about.word',
  sectionTitle: 'server.wording.about.sectionTitle',
  sectionLead: 'server.wording.about.sectionLead',
  groupTitle: 'server.wording.about.groupTitle',
  groupIntro: 'server.wording.about.groupIntro',
  line: 'server.wording.about.line',
  formTitle: 'server.wording.about.formTitle',
  formLead: 'server.wording.about.formLead',
  formSubmit: 'server.wording.about.formSubmit',
  formInvalid: 'server.wording.about.formInvalid',
  formPage: 'server.wording.about.formPage',
  sent: 'server.wording.about.sent',
  saved: 'server.wording.about.saved',
  pane: 'server.wording.about.pane',
  ruleFault: 'server.wording.about.ruleFault',
  ruleWarn: 'server.wording.about.ruleWarn',
  dialog: 'server.wording.about.dialog',
  column: 'server.wording.about.column',
  filter: 'server.wording.about.filter',
  view: 'server.wording.about.view',
  flow: 'server.wording.about.flow',
  move: 'server.wording.about.move',
  moved: 'server.wording.about.moved',
  commonError: 'server.wording.about.commonError',
};

/** Told more closely by a detail: the code of an error, the word of a widget, what a check found. */
export const BY_DETAIL: Partial<Readonly<Record<Role, Readonly<Record<string, string>>>>> = {
  error: {
    required: 'server.wording.about.error.required',
    none: 'server.wording.about.error.none',
    type: 'server.wording.about.error.type',
    pattern: 'server.wording.about.error.pattern',
    format: 'server.wording.about.error.format',
    minLength: 'server.wording.about.error.minLength',
    maxLength: 'server.wording.about.error.maxLength',
    minimum: 'server.wording.about.error.minimum',
    maximum: 'server.wording.about.error.maximum',
    minItems: 'server.wording.about.error.minItems',
    maxItems: 'server.wording.about.error.maxItems',
    tooEarly: 'server.wording.about.error.tooEarly',
    tooLate: 'server.wording.about.error.tooLate',
    duplicate: 'server.wording.about.error.duplicate',
    refusal: 'server.wording.about.error.refusal',
  },
  word: {
    empty: 'server.wording.about.word.empty',
    add: 'server.wording.about.word.add',
    remove: 'server.wording.about.word.remove',
    item: 'server.wording.about.word.item',
    locked: 'server.wording.about.word.locked',
    found: 'server.wording.about.word.found',
    page: 'server.wording.about.word.page',
  },
  check: {
    fault: 'server.wording.about.check.fault',
    good: 'server.wording.about.check.good',
  },
};

/** Of whole texts. */
export const BY_LONG: Partial<Readonly<Record<IndexedSentence['group']['kind'], string>>> = {
  mail: 'server.studio.of.mail',
  document: 'server.studio.of.document',
  page: 'server.studio.of.page',
};

/** What stands over the sentences of a kind of group; over those of a form or a section their own title. */
export const BY_GROUP: Partial<Readonly<Record<IndexedSentence['group']['kind'], string>>> = {
  block: 'server.wording.group.block',
  fault: 'server.wording.group.fault',
  page: 'server.wording.group.page',
  mail: 'server.wording.group.mail',
  document: 'server.wording.group.document',
  view: 'server.wording.group.view',
  flow: 'server.wording.group.flow',
};

/** Over what has no page of its own: by the area, and the part of it; '' for what belongs to none. */
export const BY_PART: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  app: {
    '': 'server.wording.group.part.app',
    areas: 'server.wording.group.part.areas',
    guard: 'server.wording.group.part.guard',
    nav: 'server.wording.group.part.nav',
    theme: 'server.wording.group.part.theme',
    title: 'server.wording.group.part.title',
    toast: 'server.wording.group.part.toast',
  },
  runtime: {
    '': 'server.wording.group.part.runtime',
    kind: 'server.wording.group.part.kind',
    live: 'server.wording.group.part.live',
  },
  server: {
    '': 'server.wording.group.part.server',
    idempotency: 'server.wording.group.part.idempotency',
  },
};

/** Over a part of these, by what they begin with: names such as "List" say nothing by themselves. */
export const BY_AREA: Readonly<Record<string, string>> = {
  runtime: 'server.wording.group.area.runtime',
  server: 'server.wording.group.area.server',
  studio: 'server.wording.group.area.studio',
};
