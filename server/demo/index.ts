// The door of the demo world.
export { demoLinks } from './links.ts';
export { type DemoNeeds, loadDemo } from './load.ts';
export { seedStore } from './seed/seed.ts';
export { demoStaffCode, isDemoStaff } from './staff.ts';
export { demoWalks } from './walks.ts';
export { DEMO_PASSWORD, demoWorld } from './world.ts';
