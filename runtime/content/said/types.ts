// What a rule says, as data: who reads it gets words put to it elsewhere.
import type { DayShift, Json, JsonObject } from '../../core/index.ts';

/** What kind of answer a field takes, as far as comparing goes. */
export type KindOfAnswer =
  | 'choice'
  | 'choices'
  | 'yesno'
  | 'number'
  | 'day'
  | 'text'
  | 'rows'
  | 'other';

/** A field as rules name it and people know it. */
export interface AskedField {
  /** As the rule names it: dots between names, `row.` before those of the row at hand. */
  readonly fact: string;
  readonly label: string;
  readonly kind: KindOfAnswer;
  /** Choices with their words; none where they are not known from the content. */
  readonly choices: readonly { readonly value: Json; readonly label: string }[];
  /** What else its schema says, for values that fit. */
  readonly schema: JsonObject;
}

/** Something that is compared, or compared with. */
export type SaidValue =
  | { readonly is: 'field'; readonly label: string; readonly inRows?: string }
  /** Something known besides the answers, by the names on the way to it. */
  | { readonly is: 'known'; readonly names: readonly string[] }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'day'; readonly day: string }
  | { readonly is: 'yes' | 'no' | 'nothing' | 'today' | 'place' }
  | { readonly is: 'list'; readonly of: readonly SaidValue[] }
  | { readonly is: 'moved'; readonly of: SaidValue; readonly by: DayShift }
  | { readonly is: 'every' | 'some'; readonly of: SaidValue }
  | {
      readonly is: 'computed';
      readonly fn: string;
      readonly of: readonly SaidValue[];
      readonly until?: SaidValue;
      readonly by?: DayShift;
      readonly where?: SaidCondition;
    };

/** By which words two things are compared; one for each operator and what it is the opposite of. */
export type SaidComparison =
  | 'is'
  | 'isNot'
  | 'in'
  | 'notIn'
  | 'contains'
  | 'containsNot'
  | 'containsAny'
  | 'containsNone'
  | 'less'
  | 'most'
  | 'more'
  | 'least'
  | 'empty'
  | 'answered'
  | 'emptyOrZero'
  | 'neither'
  | 'number'
  | 'noNumber'
  | 'repeats'
  | 'noRepeats'
  | 'repeatedIn'
  | 'onceIn'
  | 'likes'
  | 'likesNot'
  | 'otherName'
  | 'sameName'
  | 'checksum'
  | 'noChecksum'
  | 'matches'
  | 'matchesNot'
  | 'before'
  | 'after'
  | 'onOrAfter'
  | 'onOrBefore'
  | 'rowsLeast'
  | 'rowsFewer'
  | 'rows'
  | 'rowsNot'
  | 'firstRow'
  | 'furtherRow'
  | 'other'
  | 'otherNot';

export type SaidCondition =
  | { readonly is: 'all' | 'any' | 'none'; readonly of: readonly SaidCondition[] }
  | { readonly is: 'always' | 'never' }
  | {
      readonly is: 'rows';
      readonly every: boolean;
      readonly list: SaidValue;
      readonly of: SaidCondition;
    }
  | {
      readonly is: 'compared';
      readonly left: SaidValue;
      readonly by: SaidComparison;
      readonly with?: SaidValue;
    };

/** What a rule does to what it acts on. */
export type SaidEffect =
  | 'show'
  | 'hide'
  | 'require'
  | 'relax'
  | 'enable'
  | 'disable'
  | 'options'
  | 'optionsFrom'
  | 'optionsNone'
  | 'fill'
  | 'clear'
  | 'fault'
  | 'warn'
  | 'open'
  | 'tag'
  | 'untag';

/** A rule, said: effect, what goes with it, and when. */
export interface SaidRule {
  readonly effect: SaidEffect;
  /** What it acts on, by their labels; none where it opens something. */
  readonly on: readonly string[];
  /** It acts on the whole row at hand. */
  readonly isRow: boolean;
  /** The list it is repeated over. */
  readonly each?: string;
  readonly moment?: 'start' | 'leave' | 'submit' | 'section';
  /** What is filled in, left to choose, or put into a list. */
  readonly value?: SaidValue;
  /** The sentence it says. */
  readonly says?: string;
  readonly when: SaidCondition;
}
