// Which demo world a store was filled with: one of before lacks what later ones have.
import type { Migration } from './migrate.ts';

export const demoWorld: Migration = {
  name: '0050-demo-world',
  statements: [
    `create table demo_world (
      id text primary key check (id = 'demo'),
      made_of text not null
    )`,
  ],
};
