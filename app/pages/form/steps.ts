// The wizard, as a file of its own: most forms fit on one page and do without it and its review.
export { Wizard as Steps } from '../../../runtime/react/index.ts';
