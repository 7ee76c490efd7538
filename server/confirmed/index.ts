// The door of changes that are confirmed: what a form wants confirmed, who has, and what was changed so.
export { addressesIn, type ChangeMade, changesMade } from './changed.ts';
export { keepChanges, newsOf, whoChangedPay } from './keep.ts';
export { confirmIdentity, confirmStaff, requireProof, requireStaffProof } from './proof.ts';
