// The steps that bring files together: each form, shared section and call by itself, tables, flows and words as wholes.
import type { CallInfo, Json, WidgetDescriptor } from '../../core/index.ts';
import { isObject } from '../../core/index.ts';
import { rulesToTake } from '../link/checked.ts';
import { houseOf } from '../link/house.ts';
import { likeOthers } from '../link/like.ts';
import {
  comparedOf,
  flowsOf,
  placeholdersOf,
  releasedFlowsOf,
  releasedOf,
  samplesOf,
  viewsOf,
} from '../link/link.ts';
import { callName, linkCall } from '../link/link-calls.ts';
import { aloneOf, linkForm } from '../link/link-form.ts';
import { type SharedPart, sharedNames, sharedSection } from '../link/link-section.ts';
import { linkWidgets } from '../link/link-widgets.ts';
import { withStatuses } from '../link/statuses.ts';
import type { Reading, Step } from '../memo/step.ts';
import { contextFacts, type House } from '../model/house.ts';
import {
  type FormFile,
  type LinkedForm,
  type Message,
  type Model,
  SHARED_WORDS,
} from '../model/model.ts';
import type { CallContract } from '../model/types.ts';
import { kindOf } from '../read/files.ts';
import { gatherMessages } from '../texts/catalogue.ts';
import { indexKeys, type KeyIndex } from '../texts/key-index.ts';
import { checkedIn, NAMES, UNREAD, VALUES } from './files.ts';
import { SETTING, SOURCE } from './inputs.ts';

/** A step whose members are told apart. */
const apart = <T>(name: string, make: (reading: Reading) => T): Step<T> => ({
  name,
  members: true,
  make,
});

export const HOUSE: Step<House> = apart('house', (reading) => houseOf(checkedIn(reading)));

const SECTION_NAMES: Step<readonly string[]> = {
  name: 'names of shared sections',
  make: (reading) => sharedNames(reading.members(SOURCE)),
};

const part = (name: string): Step<SharedPart | undefined> => ({
  name: `shared section ${name}`,
  make: (reading) => sharedSection(name, checkedIn(reading), reading.report),
});

/** The shared sections that can be used. */
const PARTS: Step<ReadonlyMap<string, SharedPart>> = apart(
  'shared sections',
  (reading) =>
    new Map(
      reading.whole(SECTION_NAMES).flatMap((name) => {
        const found = reading.whole(part(name));
        return found === undefined ? [] : [[name, found] as const];
      }),
    ),
);

/** The steps that tell what is wrong with shared sections. */
export const partSteps = (reading: Pick<Reading, 'whole'>): readonly Step[] =>
  reading.whole(SECTION_NAMES).map(part);

const FORM_FILE = /^schemas\/forms\/([^/]+)\/form\.json$/;

const FORM_FILES: Step<readonly string[]> = {
  name: 'files of forms',
  make: (reading) => [...reading.members(VALUES).keys()].filter((file) => kindOf(file) === 'form'),
};

const idOf = (file: string): string => FORM_FILE.exec(file)?.[1] ?? '';

/** A form and all that belongs to it; undefined where it is not there or cannot be put together. */
const form = (id: string): Step<LinkedForm | undefined> =>
  apart(`form ${id}`, (reading) => {
    const checked = checkedIn(reading);
    const file = `schemas/forms/${id}/form.json`;
    if (!checked.passed.has(file)) return undefined;
    const value = checked.values.get(file) as unknown as FormFile;
    const parts = reading.members(PARTS);
    const linked = linkForm(file, value, { checked, parts, report: reading.report });
    return linked && { ...linked, facts: contextFacts(reading.members(HOUSE), value) };
  });

/** The steps that tell what is wrong with forms. */
export const formSteps = (reading: Pick<Reading, 'whole'>): readonly Step[] =>
  reading.whole(FORM_FILES).map((file) => form(idOf(file)));

/** A shared section alone. A section may read what any form that could use it knows; where a form does not, there is nothing to read. */
const alone = (name: string): Step<LinkedForm | undefined> =>
  apart(`alone ${name}`, (reading) => {
    const found = reading.members(PARTS).get(name);
    if (found === undefined) return undefined;
    const house = reading.members(HOUSE);
    const facts = Object.keys(house.roles).flatMap((access) =>
      contextFacts(house, { access, record: {} }),
    );
    return { ...aloneOf(found), facts: [...new Set(facts)] };
  });

/** A form by its id, or a shared section alone by `sections.<name>`. */
export const unit = (id: string): Step<LinkedForm | undefined> =>
  id.startsWith(SHARED_WORDS) ? alone(id.slice(SHARED_WORDS.length)) : form(id);

/** The forms that could be put together. */
export const FORM_IDS: Step<readonly string[]> = {
  name: 'forms',
  make: (reading) =>
    reading
      .whole(FORM_FILES)
      .map(idOf)
      .filter((id) => reading.members(form(id)) !== undefined),
};

/** The shared sections that could be. */
export const SECTION_IDS: Step<readonly string[]> = {
  name: 'sections',
  make: (reading) => [...reading.members(PARTS).keys()],
};

/** Is something missing, so that nobody can tell what is left over? */
export const INCOMPLETE: Step<boolean> = {
  name: 'incomplete',
  make: (reading) =>
    reading.members(UNREAD).size > 0 ||
    reading.whole(FORM_FILES).length > reading.whole(FORM_IDS).length,
};

const call = (file: string): Step<CallContract | undefined> => ({
  name: `call ${file}`,
  make: (reading) => {
    const { values, passed } = checkedIn(reading);
    const value = passed.has(file) ? values.get(file) : undefined;
    return isObject(value) ? linkCall(file, value, values, reading.report) : undefined;
  },
});

const CALL_FILES: Step<readonly string[]> = {
  name: 'files of calls',
  make: (reading) => reading.whole(NAMES).filter((file) => kindOf(file) === 'call'),
};

/** The steps that tell what is wrong with calls. */
export const callSteps = (reading: Pick<Reading, 'whole'>): readonly Step[] =>
  reading.whole(CALL_FILES).map(call);

export const CALLS: Step<ReadonlyMap<string, CallContract & CallInfo>> = apart(
  'calls',
  (reading) =>
    new Map(
      reading.whole(CALL_FILES).flatMap((file) => {
        const found = reading.whole(call(file));
        return found === undefined ? [] : [[callName(file), found] as const];
      }),
    ),
);

export const FLOWS: Step<Model['flows']> = apart('flows', (reading) => flowsOf(checkedIn(reading)));

export const VIEWS: Step<Model['views']> = apart('views', (reading) =>
  withStatuses(
    likeOthers(viewsOf(checkedIn(reading)), reading.report),
    reading.members(FLOWS),
    reading.report,
  ),
);

export const MESSAGES: Step<ReadonlyMap<string, Message>> = apart('messages', (reading) =>
  gatherMessages(reading.members(SOURCE), reading.members(VALUES), reading.members(SETTING).locale),
);

/** Keys of messages by their first word. */
export const KEYS: Step<KeyIndex> = apart('keys of messages', (reading) =>
  indexKeys(reading.members(MESSAGES).keys()),
);

export const PLACEHOLDERS: Step<Model['placeholders']> = apart('placeholders', (reading) =>
  placeholdersOf(checkedIn(reading)),
);

export const SAMPLES: Step<Model['samples']> = apart('samples', (reading) =>
  samplesOf(checkedIn(reading)),
);

export const RULES_TO_TAKE: Step<readonly string[]> = {
  name: 'rules to take',
  make: (reading) => rulesToTake({ values: reading.members<ReadonlyMap<string, Json>>(VALUES) }),
};

export const WIDGETS: Step<ReadonlyMap<string, WidgetDescriptor>> = apart('widgets', (reading) =>
  linkWidgets(checkedIn(reading)),
);

export const COMPARED: Step<Model['compared']> = apart('compared', (reading) =>
  comparedOf(checkedIn(reading)),
);

export const RELEASED: Step<Model['released']> = apart('released', (reading) =>
  releasedOf(checkedIn(reading)),
);

export const RELEASED_FLOWS: Step<Model['releasedFlows']> = apart('released flows', (reading) =>
  releasedFlowsOf(checkedIn(reading)),
);
