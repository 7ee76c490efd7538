// Every way a call can be refused: one table of codes with HTTP status and message key. See docs/errors.md.
import type { JsonObject } from '../../runtime/core/index.ts';

export const REFUSALS = {
  BAD_BODY: { http: 400, message: 'server.invalidJson' },
  BAD_REQUEST: { http: 400, message: 'server.invalidRequest' },
  PAGE_UNKNOWN: { http: 400, message: 'server.desk.pageUnknown' },
  UNSTORABLE: { http: 422, message: 'server.unstorable' },
  BAD_UPLOAD: { http: 400, message: 'server.file.unreadable' },
  NO_SESSION: { http: 401, message: 'server.lead.none' },
  PROOF_NEEDED: { http: 401, message: 'server.applicant.proofNeeded' },
  LOGIN_NEEDED: { http: 401, message: 'server.document.loginNeeded' },
  UNAUTHORIZED: { http: 401, message: 'server.unauthorized' },
  WRONG_PASSWORD: { http: 401, message: 'server.account.wrongPassword' },
  WRONG_STAFF_PASSWORD: { http: 401, message: 'server.staff.wrongPassword' },
  WRONG_CODE: { http: 401, message: 'server.account.wrongCode' },
  TICKET_EXPIRED: { http: 401, message: 'server.account.ticketExpired' },
  CONFIRM_NEEDED: { http: 403, message: 'server.confirm.needed' },
  OTHER_LEAD: { http: 403, message: 'server.application.notYours' },
  FOREIGN_ORIGIN: { http: 403, message: 'server.foreignOrigin' },
  WRONG_ANSWER: { http: 403, message: 'server.account.wrongAnswer' },
  MATTER_TOKEN: { http: 401, message: 'server.matter.failed' },
  NOT_APPROVED: { http: 423, message: 'server.account.notApproved' },
  ROLE_MISSING: { http: 403, message: 'server.staff.roleMissing' },
  FORM_CLOSED_TO_YOU: { http: 403, message: 'server.form.forbidden' },
  NOT_FOUND: { http: 404, message: 'server.notFound' },
  ITEM_NOT_FOUND: { http: 404, message: 'server.flow.notFound' },
  MATTER_LINK: { http: 404, message: 'server.matter.failed' },
  UNKNOWN_FORM: { http: 404, message: 'server.form.notFound' },
  CASE_NOT_FOUND: { http: 404, message: 'server.claim.noCase' },
  CLAIM_NOT_FOUND: { http: 404, message: 'server.claim.none' },
  FILE_NOT_FOUND: { http: 404, message: 'server.file.notFound' },
  FILE_SPOILT: { http: 410, message: 'server.file.spoilt' },
  DOCUMENT_NOT_FOUND: { http: 404, message: 'server.document.notFound' },
  NO_RECORDS: { http: 404, message: 'server.account.noRecords' },
  USERNAME_NOT_FOUND: { http: 404, message: 'server.account.usernameNotFound' },
  ATTORNEY_NOT_FOUND: { http: 404, message: 'server.account.attorneyNotFound' },
  CHANGE_NOT_FOUND: { http: 404, message: 'server.studio.noChange' },
  NOT_A_DEMO_PERSON: { http: 403, message: 'server.studio.noDemoPerson' },
  ONLY_READING: { http: 403, message: 'server.studio.onlyReading' },
  COMMENT_NOT_FOUND: { http: 404, message: 'server.studio.noComment' },
  CHANGE_NOT_YOURS: { http: 403, message: 'server.studio.notYours' },
  CHANGE_CLOSED: { http: 409, message: 'server.studio.closed' },
  BUILT_ON: { http: 409, message: 'server.studio.builtOn' },
  NOTHING_TO_UNDO: { http: 409, message: 'server.studio.nothingToUndo' },
  NO_FILES_KEPT: { http: 409, message: 'server.studio.noFiles' },
  CHANGES_TOO_MANY: { http: 409, message: 'server.studio.tooManyChanges' },
  CHANGE_FULL: { http: 409, message: 'server.studio.full' },
  CLAIM_EXISTS: { http: 409, message: 'server.claim.exists' },
  CLAIM_DECIDED: { http: 409, message: 'server.claim.decided' },
  ALREADY_SUBMITTED: { http: 409, message: 'server.application.submitted' },
  MATTER_ANSWERED: { http: 409, message: 'server.matter.answered' },
  MATTER_ENDED: { http: 410, message: 'server.matter.ended' },
  MATTER_REASSIGNED: { http: 409, message: 'server.matter.reassigned' },
  MOVED_ALREADY: { http: 409, message: 'server.flow.moved' },
  SWITCH_OWN: { http: 409, message: 'server.disabling.own' },
  SWITCHED_ALREADY: { http: 409, message: 'server.disabling.already' },
  SECOND_CLERK: { http: 403, message: 'server.pay.secondClerk' },
  PROPOSAL_UNFIT: { http: 409, message: 'server.pay.unfit' },
  NO_SUCH_CLERK: { http: 409, message: 'server.desk.noClerk' },
  VIEWS_TOO_MANY: { http: 409, message: 'server.desk.viewsTooMany' },
  NOT_FOR_MANY: { http: 409, message: 'server.desk.notForMany' },
  UNDO_NONE: { http: 409, message: 'server.undo.none' },
  UNDO_NOT_YOURS: { http: 403, message: 'server.undo.notYours' },
  UNDO_LATE: { http: 409, message: 'server.undo.late' },
  UNDO_TWICE: { http: 409, message: 'server.undo.twice' },
  UNDO_OVERTAKEN: { http: 409, message: 'server.undo.overtaken' },
  CONFIRM_FIRST: { http: 409, message: 'server.flow.confirmFirst' },
  MOVE_CLOSED: { http: 409, message: 'server.flow.closed' },
  MOVE_NOT_YOURS: { http: 403, message: 'server.flow.notYours' },
  RELEASE_UNKNOWN: { http: 404, message: 'server.studio.releaseUnknown' },
  RELEASE_BUSY: { http: 409, message: 'server.studio.publishedMeanwhile' },
  CHANGE_EDITED: { http: 409, message: 'server.studio.edited' },
  CHANGE_BEHIND: { http: 409, message: 'server.studio.behind' },
  NOTHING_TO_PUT_BACK: { http: 409, message: 'server.studio.same' },
  CHANGE_EMPTY: { http: 409, message: 'server.studio.empty' },
  CHANGE_UNFIT: { http: 422, message: 'server.studio.unsound' },
  CHANGE_STRANDS: { http: 409, message: 'server.studio.strands' },
  APPROVAL_NEEDED: { http: 409, message: 'server.studio.approvalNeeded' },
  APPROVER_UNFIT: { http: 422, message: 'server.studio.approverUnfit' },
  APPROVER_WORKED: { http: 422, message: 'server.studio.approverWorked' },
  APPROVAL_OWN: { http: 403, message: 'server.studio.approvalOwn' },
  REQUEST_NOT_YOURS: { http: 403, message: 'server.studio.requestNotYours' },
  REQUEST_OVER: { http: 409, message: 'server.studio.requestOver' },
  APPROVAL_VOID: { http: 409, message: 'server.studio.approvalVoid' },
  SHOW_LINK_ENDED: { http: 410, message: 'server.studio.linkEnded' },
  SHOW_LINK_SPENT: { http: 410, message: 'server.studio.linkSpent' },
  SHOW_CODE_WRONG: { http: 422, message: 'server.studio.codeWrong' },
  PLAN_PAST: { http: 422, message: 'server.studio.planPast' },
  FORM_EARLY: { http: 409, message: 'server.form.early' },
  FORM_OVER: { http: 410, message: 'server.form.over' },
  FORM_FULL: { http: 409, message: 'server.form.full' },
  FORM_SENT: { http: 409, message: 'server.form.sent' },
  FORM_CHANGED: { http: 409, message: 'server.form.changed' },
  STALE_DRAFT: { http: 409, message: 'server.application.conflict' },
  STALE_RECORD: { http: 409, message: 'server.record.conflict' },
  STALE_REVIEW: { http: 409, message: 'server.application.stale' },
  ALREADY_REGISTERED: { http: 409, message: 'server.account.alreadyRegistered' },
  USERNAME_TAKEN: { http: 409, message: 'server.account.usernameTaken' },
  SECOND_FACTOR_ON: { http: 409, message: 'server.account.secondFactorOn' },
  SECOND_FACTOR_OFF: { http: 409, message: 'server.account.secondFactorOff' },
  CODE_EXPIRED: { http: 410, message: 'server.applicant.codeExpired' },
  CODE_SPENT: { http: 410, message: 'server.applicant.codeSpent' },
  LINK_EXPIRED: { http: 410, message: 'server.account.linkExpired' },
  SIGN_LINK_UNKNOWN: { http: 404, message: 'server.signing.unknownLink' },
  SIGN_REQUEST_UNKNOWN: { http: 404, message: 'server.signing.unknownRequest' },
  SIGN_NOTHING: { http: 409, message: 'server.signing.nothing' },
  SIGN_ALREADY: { http: 409, message: 'server.signing.already' },
  SIGN_OTHER_REVISION: { http: 409, message: 'server.signing.otherRevision' },
  SIGN_OTHER_DOCUMENT: { http: 409, message: 'server.signing.otherDocument' },
  SIGN_LINK_EXPIRED: { http: 410, message: 'server.signing.linkExpired' },
  SIGN_LINK_REPLACED: { http: 410, message: 'server.signing.linkReplaced' },
  SIGNED_LINK_EXPIRED: { http: 409, message: 'server.signing.signedLinkExpired' },
  SIGN_PROVIDER_AWAY: { http: 502, message: 'server.signing.providerAway' },
  TOO_LARGE: { http: 413, message: 'server.tooLarge' },
  FILES_TOO_LARGE: { http: 413, message: 'server.file.tooLargeTogether' },
  FILE_TOO_LARGE: { http: 413, message: 'server.file.tooLarge' },
  UNSUPPORTED_MEDIA: { http: 415, message: 'server.unsupportedMediaType' },
  COMMAND_UNFIT: { http: 422, message: 'server.studio.unfit' },
  WORDS_UNFIT: { http: 422, message: 'server.studio.wordsUnfit' },
  COLLEAGUE_UNKNOWN: { http: 422, message: 'server.studio.noColleague' },
  CODE_WRONG: { http: 422, message: 'server.applicant.codeWrong' },
  UNKNOWN_FIELDS: { http: 422, message: 'server.fields.unknown' },
  MISSHAPEN_FIELDS: { http: 422, message: 'server.fields.misshapen' },
  INVALID_ANSWERS: { http: 422, message: 'server.form.invalid' },
  WRONG_OLD_PASSWORD: { http: 422, message: 'server.account.wrongOldPassword' },
  KEY_REUSED: { http: 422, message: 'server.idempotency.reused' },
  FILE_MISSING: { http: 422, message: 'server.file.missing' },
  FILE_KIND: { http: 422, message: 'server.file.onlyKinds' },
  FILE_DUPLICATE: { http: 422, message: 'server.file.duplicate' },
  FILE_TYPE_MISSING: { http: 422, message: 'server.file.type' },
  FILE_LOCKED: { http: 422, message: 'server.file.locked' },
  FILE_ACTIVE: { http: 422, message: 'server.file.active' },
  FILE_NESTED: { http: 422, message: 'server.file.nested' },
  FILE_OPAQUE: { http: 422, message: 'server.file.opaque' },
  FILE_HARMFUL: { http: 422, message: 'server.file.harmful' },
  CLAIM_FILES_TOO_MANY: { http: 422, message: 'server.claim.tooManyFiles' },
  FILES_TOO_MANY: { http: 422, message: 'server.file.tooMany' },
  TOO_MANY: { http: 429, message: 'server.rateLimited' },
  TOO_MANY_TRIES: { http: 429, message: 'server.account.tooManyTries' },
  NO_ROOM: { http: 507, message: 'server.noRoom' },
  JUDGE_AWAY: { http: 503, message: 'server.judgeAway' },
  ADDRESS_TOO_LONG: { http: 414, message: 'server.addressTooLong' },
  HEADER_TOO_LONG: { http: 431, message: 'server.headerTooLong' },
  WORKERS_AWAY: { http: 503, message: 'server.workersAway' },
  SEAL_NOT_VALID: { http: 503, message: 'server.signing.sealNotValid' },
  SCANNER_AWAY: { http: 503, message: 'server.file.scannerAway' },
  LEADS_AWAY: { http: 503, message: 'server.lead.away' },
  FILES_AWAY: { http: 503, message: 'server.file.storageAway' },
  STORE_AWAY: { http: 503, message: 'server.storeAway' },
  STORE_BUSY: { http: 503, message: 'server.storeBusy' },
  STORE_READ_ONLY: { http: 503, message: 'server.storeReadOnly' },
  INTERNAL: { http: 500, message: 'server.failed' },
} as const satisfies Record<string, { readonly http: number; readonly message: string }>;

export type RefusalCode = keyof typeof REFUSALS;

export interface RefusalDetails {
  /** In place of the sentence of the code, where the form itself has a better one. */
  readonly sentence?: string;
  /** For the placeholders of the sentence. */
  readonly params?: JsonObject;
  /** `faults` of the envelope, texts and all. */
  readonly faults?: readonly ShownFault[];
  /** `data` of the envelope, such as the newer draft. */
  readonly data?: JsonObject;
  /** Of the record that is `data`. */
  readonly revision?: number;
}

/** A fault as a caller reads it. */
export interface ShownFault {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** Thrown to refuse a call; inside a transaction it also undoes what was written. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}
