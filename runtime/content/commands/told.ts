// How an act is told to people.

/** By which sentence an act is told; the server has one for each, `server.studio.act.<said>`. */
export type SaidOfAct =
  | 'set'
  | 'unset'
  | 'required'
  | 'optional'
  | 'added'
  | 'unitAdded'
  | 'kindSet'
  | 'moved'
  | 'renamed'
  | 'copied'
  | 'deleted'
  | 'choicesAdded'
  | 'choiceMoved'
  | 'choiceDeleted'
  | 'groupAdded'
  | 'groupDeleted'
  | 'stepAdded'
  | 'stepMoved'
  | 'stepSplit'
  | 'stepJoined'
  | 'stepDetached'
  | 'formNew'
  | 'formCopied'
  | 'formImported'
  | 'formSet'
  | 'formUnset'
  | 'ruleNew'
  | 'ruleSet'
  | 'ruleGone'
  | 'asReleased';

/** How an act is told, with what is filled in: `of` is what people call the thing. */
export interface Told {
  readonly said: SaidOfAct;
  readonly values: Readonly<Record<string, string>>;
}
