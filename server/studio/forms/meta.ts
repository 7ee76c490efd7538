// What the descriptions of content say that a section and its layout may hold; read once.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MetaSchemas } from '../../../runtime/content/index.ts';
import { ROOT } from '../../common/root.ts';

let read: MetaSchemas | undefined;

/** The meta-schemas of sections and layouts. */
export function metaSchemas(): MetaSchemas {
  read ??= { section: metaSchema('section'), ui: metaSchema('ui') };
  return read;
}

const metaSchema = (kind: string): MetaSchemas['ui'] =>
  JSON.parse(
    readFileSync(join(ROOT, `schemas/meta/${kind}.schema.json`), 'utf8'),
  ) as MetaSchemas['ui'];
