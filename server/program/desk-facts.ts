// What the desk may be told of a thing in each of its queues: names by which content chooses, orders and words it.

/** By the view of the queue. */
export const DESK_FACTS = {
  'desk-requests': ['case', 'coverage', 'member', 'attorney', 'asked'],
  'desk-claims': [
    ...['case', 'coverage', 'subCoverage', 'planClass', 'member', 'attorney', 'claim', 'invoice'],
    ...['claimed', 'amount', 'authorized', 'agreedFee', 'paidForCase', 'paidAmount'],
    ...['checkNumber', 'paidOn', 'deniedReason'],
    ...['authorizedLeft', 'authorizedHours', 'authorizedMiles', 'memberStatus'],
  ],
  'desk-cases': [
    ...['type', 'planClass', 'coverage', 'subCoverage', 'member', 'memberStatus', 'place'],
    ...['attorney', 'assigned', 'practising'],
  ],
  'desk-items': ['form', 'number', 'sender', 'sent'],
  'desk-applications': [
    ...['number', 'email', 'phone', 'firm', 'place', 'licensed', 'applied', 'signed'],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
