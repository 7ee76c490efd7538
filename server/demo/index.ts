// The door of the demo world.
export { type DemoNeeds, loadDemo } from './load.ts';
export { type DemoEntry, type DemoWorld, demoWorld } from './world.ts';
