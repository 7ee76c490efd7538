// `demo_world`: one row in a store that was filled with the demo world.

export interface DemoWorldTable {
  readonly id: 'demo';
  /** Hash of what it was made of. */
  readonly made_of: string;
}
