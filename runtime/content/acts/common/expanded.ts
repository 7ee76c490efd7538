// What one kind of act comes down to on some content.
import type { ActCommand, CommandFault } from '../../commands/command.ts';

/** The parts that carry it out, and how it is told; or why it cannot be done there. */
export type Expanded = Pick<ActCommand, 'parts' | 'told'> | { readonly fault: CommandFault };
