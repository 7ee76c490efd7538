// Where content files of each kind lie, in words: for the reference of options, and for editors.
import type { Kind } from '../../runtime/content/read/files.ts';

/** A kind of content file by its meta-schema, and where its files lie. */
interface FilePlaces {
  readonly kind: Kind;
  readonly files: readonly string[];
}

/** In the order in which the guide comes to them; those of programmers last. */
export const FILE_PLACES: readonly FilePlaces[] = [
  { kind: 'form', files: ['schemas/forms/<form>/form.json'] },
  {
    kind: 'section',
    files: [
      'schemas/forms/<form>/<section>.schema.json',
      'schemas/sections/<section>/section.schema.json',
      'schemas/blocks/<block>.schema.json',
      'schemas/calls/shared/<name>.schema.json',
    ],
  },
  {
    kind: 'ui',
    files: ['schemas/forms/<form>/<section>.ui.json', 'schemas/sections/<section>/section.ui.json'],
  },
  {
    kind: 'messages',
    files: ['messages/<locale>/<form>.json', 'messages/<locale>/sections/<section>.json'],
  },
  { kind: 'rules', files: ['rules/<form>.rules.json', 'rules/sections/<section>.rules.json'] },
  { kind: 'cases', files: ['rules/<form>.cases.json', 'rules/sections/<section>.cases.json'] },
  { kind: 'shared-section', files: ['schemas/sections/<section>/section.json'] },
  { kind: 'view', files: ['schemas/views/<view>.json'] },
  { kind: 'flow', files: ['schemas/flows/<flow>.json'] },
  { kind: 'house', files: ['schemas/house.json'] },
  { kind: 'table', files: ['schemas/tables/<table>.json'] },
  { kind: 'placeholders', files: ['schemas/placeholders.json'] },
  { kind: 'compared', files: ['schemas/compared.json'] },
  { kind: 'call', files: ['schemas/calls/<call>.json'] },
  { kind: 'widgets', files: ['schemas/widgets.json'] },
  { kind: 'released', files: ['schemas/released/<form>.json'] },
  { kind: 'released-flow', files: ['schemas/released/flows/<flow>.json'] },
];
