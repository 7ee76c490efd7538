// Which release was current when: what an operator picks from to put content back.
import type { Migration } from './migrate.ts';

export const releaseHistory: Migration = {
  name: '0051-release-history',
  statements: [
    `create table release_history (
      number integer primary key,
      release text not null references published_release (id),
      published_at timestamptz not null,
      how text not null
    )`,
    `insert into release_history (number, release, published_at, how)
      select number, release, kept_at, case when shipped = release then 'start' else 'publish' end
      from current_release join published_release on published_release.id = current_release.release`,
  ],
};
