// The door of the demo world.
export { demoLinks } from './links.ts';
export { type DemoNeeds, loadDemo } from './load.ts';
export { type Seed, seedStore } from './seed/seed.ts';
export { demoStaffCode, isDemoStaff } from './staff.ts';
export { DEMO_PASSWORD, type DemoEntry, type DemoWorld, demoWorld } from './world.ts';
