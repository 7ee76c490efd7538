// What only forms with branches are judged by, as one part to fetch.
export { withoutLeft } from './left-branches.ts';
export { nearestShapes } from './shape-errors.ts';
