// The linked content as one step sees it: whatever it looks at is made first, and noted as read.
import type { Reading } from '../memo/step.ts';
import { type LinkedForm, type Model, SHARED_WORDS } from '../model/model.ts';
import { keysBelow } from '../texts/key-index.ts';
import { UNREAD } from './files.ts';
import { SETTING, SOURCE } from './inputs.ts';
import {
  CALLS,
  COMPARED,
  FLOWS,
  FORM_IDS,
  HOUSE,
  INCOMPLETE,
  KEYS,
  MESSAGES,
  PLACEHOLDERS,
  RELEASED,
  RELEASED_FLOWS,
  RULES_TO_TAKE,
  SAMPLES,
  SECTION_IDS,
  unit,
  VIEWS,
  WIDGETS,
} from './links.ts';

/** A form, or a shared section alone, that is there. */
export function unitIn(reading: Reading, id: string): LinkedForm {
  const found = reading.members(unit(id));
  if (found === undefined) throw new Error(`There is no form "${id}".`);
  return found;
}

export class ModelView implements Model {
  readonly #reading: Reading;
  #forms: readonly LinkedForm[] | undefined;
  #sections: ReadonlyMap<string, LinkedForm> | undefined;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  get source() {
    return this.#reading.members(SOURCE);
  }

  get locale() {
    return this.#reading.members(SETTING).locale;
  }

  get house() {
    return this.#reading.members(HOUSE);
  }

  get forms() {
    this.#forms ??= this.#reading.whole(FORM_IDS).map((id) => unitIn(this.#reading, id));
    return this.#forms;
  }

  get sections() {
    this.#sections ??= new Map(
      this.#reading
        .whole(SECTION_IDS)
        .map((name) => [name, unitIn(this.#reading, `${SHARED_WORDS}${name}`)] as const),
    );
    return this.#sections;
  }

  get calls() {
    return this.#reading.members(CALLS);
  }

  get views() {
    return this.#reading.members(VIEWS);
  }

  get flows() {
    return this.#reading.members(FLOWS);
  }

  get messages() {
    return this.#reading.members(MESSAGES);
  }

  readonly keysBelow = (prefix: string): readonly string[] =>
    keysBelow(this.#reading.members(KEYS), prefix);

  get placeholders() {
    return this.#reading.members(PLACEHOLDERS);
  }

  get samples() {
    return this.#reading.members(SAMPLES);
  }

  get rulesToTake() {
    return this.#reading.whole(RULES_TO_TAKE);
  }

  get widgets() {
    return this.#reading.members(WIDGETS);
  }

  get compared() {
    return this.#reading.members(COMPARED);
  }

  get released() {
    return this.#reading.members(RELEASED);
  }

  get releasedFlows() {
    return this.#reading.members(RELEASED_FLOWS);
  }

  get unread() {
    return this.#reading.members(UNREAD);
  }

  get incomplete() {
    return this.#reading.whole(INCOMPLETE);
  }
}
