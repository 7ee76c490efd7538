// What a store and the folder of its files hold at one moment, to be told apart from a later one and put back.
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { StoreSettings } from '../../../server/store/index.ts';

/** Big, and changed by no call of these tests. */
const LEFT_ALONE = /^(content_|compiled_|schema_migration|published_release|current_release)/;

/** Where nothing may change because of a request that was refused. */
const NOTHING_LOST = [
  ...['attorney', 'attorney_address', 'attorney_contact', 'attorney_coverage', 'credential'],
  ...['practice_area', 'attorney_change', 'attorney_notice', 'claim', 'legal_case'],
  ...['case_violation', 'form_item', 'draft', 'submission', 'form_file'],
  ...['stored_file', 'matter_event', 'plan_member'],
] as const;

interface Place {
  readonly app: FastifyInstance;
  readonly place: StoreSettings;
}

/** Of the data directory; keys beside it change by no call. */
const FILES = 'files';

export class Kept {
  readonly #app: FastifyInstance;
  readonly #dataDir: string;
  readonly #tables: ReadonlyMap<string, string>;

  private constructor({ app, place: { dataDir } }: Place, tables: ReadonlyMap<string, string>) {
    this.#app = app;
    this.#dataDir = dataDir;
    this.#tables = tables;
  }

  static async of(place: Place): Promise<Kept> {
    const { rows } = await sql<{ table: string; columns: string }>`
      select table_name as "table", string_agg(quote_ident(column_name), ', ') as columns
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      group by table_name`.execute(place.app.store);
    const kept = rows.filter(({ table }) => !LEFT_ALONE.test(table));
    return new Kept(place, new Map(kept.map(({ table, columns }) => [table, columns])));
  }

  /** Keeps everything as it is now. */
  async keep(): Promise<void> {
    const copies = [...this.#tables].map(
      ([table, columns]) =>
        `create table kept."${table}" as select ${columns} from public."${table}"`,
    );
    await this.#run('drop schema if exists kept cascade', 'create schema kept', ...copies);
    await copied(this.#dataDir, this.#copy);
  }

  /** Puts everything back, past every rule about what may be changed. */
  async putBack(): Promise<void> {
    const rows = [...this.#tables].flatMap(([table, columns]) => [
      `delete from public."${table}"`,
      `insert into public."${table}" (${columns}) overriding system value select ${columns} from kept."${table}"`,
    ]);
    await this.#run('set local session_replication_role = replica', ...rows);
    await copied(this.#copy, this.#dataDir);
  }

  get #copy(): string {
    return `${this.#dataDir}-kept`;
  }

  async #run(...statements: readonly string[]): Promise<void> {
    const body = statements.join(';\n');
    await sql.raw(`do $restoring$ begin ${body}; end $restoring$`).execute(this.#app.store);
  }

  /** Where there is something other now, of what no refusal may touch. */
  async changed(): Promise<readonly string[]> {
    const parts = NOTHING_LOST.map((table) => {
      const columns = this.#tables.get(table);
      if (columns === undefined) throw new Error(`There is no table ${table}.`);
      const both = [
        `select ${columns} from public."${table}"`,
        `select ${columns} from kept."${table}"`,
      ];
      return `select '${table}' as name where (select md5(coalesce(string_agg(t::text, '' order by t::text), '')) from (${both[0]}) t)
        <> (select md5(coalesce(string_agg(t::text, '' order by t::text), '')) from (${both[1]}) t)`;
    });
    const { rows } = await sql
      .raw<{ name: string }>(parts.join(' union all '))
      .execute(this.#app.store);
    return rows.map(({ name }) => name);
  }
}

async function copied(from: string, to: string): Promise<void> {
  const [files, kept] = [join(from, FILES), join(to, FILES)];
  await rm(kept, { recursive: true, force: true });
  await cp(files, kept, { recursive: true });
}
