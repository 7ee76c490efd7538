// The sentences of the services by which the portal tells what happened: the provider's own say no more than these. They are
// compared, never shown; `schemas/compared.json` keeps their wording.

export const SAYS = {
  unauthorized: 'Authorization failed',
  noRecords: 'No records found',
  alreadyRegistered: 'Password already registered',
  wrongAnswer: 'Sorry, Your answer did not match',
  wrongOldPassword: 'Old password is incorrect, Please try again!',
} as const;
