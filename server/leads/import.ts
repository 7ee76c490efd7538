// Takes leads of a file into the lead service: new ones are added, known ones completed, attorneys left alone.
import { randomUUID } from 'node:crypto';
import { formTree } from '../../runtime/core/index.ts';
import type { ReleasedContent } from '../content/released.ts';
import type { Leads } from '../services/ports.ts';
import type { Known, NewLead } from './read-csv.ts';

export interface Imported {
  readonly added: number;
  readonly updated: number;
  /** E-mail addresses of those who have become attorneys already. */
  readonly attorneys: readonly string[];
}

/** What the released forms know of a lead: the members that are declared of it (`lead.*`). */
export function knownOfLeads({ forms }: Pick<ReleasedContent, 'forms'>): Known {
  const known = new Map<string, number | undefined>();
  for (const { bundle } of Object.values(forms)) {
    const lead = formTree(bundle).root.children.get('lead');
    for (const [name, { schema }] of lead?.children ?? [])
      if (!OWN.has(name))
        known.set(name, typeof schema.maxLength === 'number' ? schema.maxLength : undefined);
  }
  return known;
}

/** Not of the record: they say which lead it is. */
const OWN = new Set(['id', 'email', 'attorney_id']);

/**
 * One after the other, each known by its e-mail address: an import that was cut off is finished by doing it again. What
 * a file leaves empty stays as it was. `onDone` is told after each lead how many are done.
 */
export async function importLeads(
  leads: Leads,
  given: readonly NewLead[],
  { dryRun, onDone }: { readonly dryRun: boolean; readonly onDone: (count: number) => void },
): Promise<Imported> {
  let added = 0;
  let updated = 0;
  const attorneys: string[] = [];
  for (const [index, { email, props }] of given.entries()) {
    const known = await leads.findByEmail(email);
    if (known?.attorneyId !== undefined) {
      attorneys.push(email);
    } else if (known) {
      if (!dryRun) await leads.updateProps(known.id, props);
      updated += 1;
    } else {
      if (!dryRun) await leads.save({ id: randomUUID(), email, noRec: 0, props });
      added += 1;
    }
    onDone(index + 1);
  }
  return { added, updated, attorneys };
}
