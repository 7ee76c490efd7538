// The door of staff accounts: what calls of other rooms, the command and the demo world ask of them.

export {
  addStaff,
  changeRoles,
  endStaff,
  nameStaff,
  resetStaffFactor,
  setStaffDisabled,
  switchStaff,
} from './directory.ts';
export { emailOf, staffCodeLogin, staffPasswordLogin } from './login.ts';
export {
  askStaffReset,
  chooseStaffPassword,
  isStaffLinkLive,
  ownerOfStaffLink,
} from './password.ts';
export { hasRole, isOfStaff, STAFF, staffRoles } from './roles.ts';
export { factorAt, sealedSecret, setUpStaffFactor } from './second-factor.ts';
export { endStaffSession, requireStaff, shownStaff } from './session.ts';
export { confirmStaffSetUp } from './set-up.ts';
