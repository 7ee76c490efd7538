// The words of a status flow: the states that something goes through, and who may move it from where to where.

import type { Conditions } from './conditions.ts';

/** What happens to something that has been in one state for so many days: either of the two. */
export interface FlowDeadline {
  readonly days: number;
  /** Mails that go out, once. */
  readonly remind?: readonly FlowMail[];
  /** The move of `system` that is made. */
  readonly move?: string;
}

/** One state, named as it is stored and shown. */
export interface FlowState {
  readonly name: string;
  /** Of its badge, as columns of tables have it; neutral where absent. */
  readonly tone?: string;
  /** Whatever is in it is over. */
  readonly last?: true;
  /** The role whose people have to do something while it is here. */
  readonly waits?: string;
  /** The role that is waited for instead from when those it waits for have said the last word until somebody else says one. */
  readonly answered?: string;
  /** Deadlines, the fewest days first. */
  readonly after?: readonly FlowDeadline[];
  /** A word by which the server asks for several states together; the house declares which there are. */
  readonly group?: string;
}

/** A mail that goes out with a move. */
export interface FlowMail {
  /** Its text is `mail.<mail>`. */
  readonly mail: string;
  /** The role whose people get it. */
  readonly to: string;
  /** Where `link` of its text leads to; `{id}` and `{number}` stand for those of the thing and its case. */
  readonly link?: string;
  /** The answer of a form by which those who get it can switch it off. */
  readonly switch?: { readonly form: string; readonly field: string };
  /** It goes to whoever had the thing before, where the move gives it to somebody else. */
  readonly before?: true;
}

/**
 * What a move does to the payment of a claim: pays; proposes to a second clerk in place of paying; confirms what another
 * proposed; gives it back; corrects what was written of one that is paid.
 */
export type PaymentWord = 'pay' | 'propose' | 'confirm' | 'return' | 'correct';

/** One way from some states to another. */
export interface FlowMove {
  readonly name: string;
  /** The role that makes it, or `system` where no person does. */
  readonly who: string;
  /** Names of states; `any` means all that are not last. */
  readonly from: readonly string[] | 'any';
  readonly to: string;
  /** The form that asks what must be answered. */
  readonly form?: string;
  /** What is said with it is read by people of its own role alone. */
  readonly inside?: true;
  /** Whoever made it goes on with the thing, and not with the next. */
  readonly stays?: true;
  /** It may be made for many things at once, with one form for all of them. */
  readonly many?: true;
  /** States from which it is what is usually done: it is offered first. */
  readonly usual?: readonly string[];
  /** The letter that chooses it on the keyboard. */
  readonly key?: string;
  /** Whoever makes it is asked first, in words of its own. */
  readonly confirm?: true;
  /** For how many minutes whoever made it can take it back, as long as nothing else is done; its mails wait as long. */
  readonly undo?: number;
  /** What must hold of the answers that something was sent with. */
  readonly when?: Conditions;
  /** Moves of the same thing: whoever was the last to make one of them does not make this one. */
  readonly notBy?: readonly string[];
  /** It is made with the form that began the flow: whoever sent that corrects it. */
  readonly corrects?: true;
  /** The answer of its form that says why: without one it is not made. */
  readonly reason?: string;
  /** Of a claim. */
  readonly payment?: PaymentWord;
  /** When the program makes it by its name, without anybody choosing it. */
  readonly server?: string;
  readonly mails?: readonly FlowMail[];
}

/** A state that was taken away: whatever is in it goes on from another. */
export interface RetiredState {
  readonly name: string;
  /** A state there is. */
  readonly to: string;
}

/** A move that was taken away: nobody makes it any more, and history still tells of it. */
export interface RetiredMove extends Pick<FlowMove, 'name' | 'who' | 'inside' | 'payment'> {}

/** When a claim may follow others on its case. */
export interface FollowUp {
  /** What all others have to be. */
  readonly after: 'paid' | 'decided';
  /** `left`: less is paid than was authorized; `any`: that makes no difference. */
  readonly authorized: 'left' | 'any';
}

/** `schemas/flows/<id>.json` as its meta-schema admits it. */
export interface Flow {
  readonly id: string;
  /** How it begins: the move that makes it, and has no state before it. */
  readonly start: Pick<FlowMove, 'who' | 'to' | 'mails'>;
  readonly states: readonly FlowState[];
  readonly moves: readonly FlowMove[];
  /** Of claims: when a further one may be made on the same case; never where absent. */
  readonly followUp?: FollowUp;
  readonly retired?: {
    readonly states?: readonly RetiredState[];
    readonly moves?: readonly RetiredMove[];
  };
}

/** What days look like that go by; each absent in older releases, and where nobody says. */
export interface Days {
  /** Of waiting, the fewest first; the last is late. */
  readonly waiting?: readonly WaitingStep[];
  readonly billing?: Billing;
}

/** Within how many days a case is to be billed, and from how many on that time running out has which tone. */
export interface Billing {
  readonly within: number;
  readonly steps: readonly WaitingStep[];
}

/** From how many days on what waits has which tone. */
export interface WaitingStep {
  readonly days: number;
  readonly tone: string;
}
