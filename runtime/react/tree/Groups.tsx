// The groups of a section: blocks of the sheet with their headings; a block whose fields are all hidden is not there.

import { type ReactElement, useCallback, useSyncExternalStore } from 'react';
import { childPointer } from '../../core/index.ts';
import { useStore } from '../context/context.tsx';
import { useSection } from '../context/section.ts';
import { groupWord } from '../nodes/words.ts';
import { type Member, Rows } from '../parts/Rows.tsx';
import type { FormStore } from '../store/form-store.ts';

interface Group {
  readonly id: string;
  readonly members: readonly Member[];
}

/** A first group without a heading stands under the section's own head. */
export function Groups({ members }: { readonly members: readonly Member[] }): ReactElement {
  const { head, section, goesOn = false, headGoes = false } = useSection();
  const visible = useAnyVisible(members);
  const { texts, bundle } = useStore();
  const groups = groupsOf(members);
  const [first, ...rest] = groups;
  const headed = (group: Group) => groupWord(texts, bundle, section, group.id, 'title') !== '';
  const inHead = first !== undefined && !headed(first);
  return (
    <>
      {head !== undefined && (visible || !headGoes) && (
        <section className="f-section f-head">
          {head}
          {inHead && (
            <div className="f-fields">
              <Rows members={first.members} />
            </div>
          )}
        </section>
      )}
      {(inHead && head !== undefined ? rest : groups).map((group) => (
        <GroupBlock key={group.id} group={group} goesOn={goesOn && inHead && group === first} />
      ))}
    </>
  );
}

function GroupBlock({
  group,
  goesOn,
}: {
  readonly group: Group;
  readonly goesOn: boolean;
}): ReactElement | null {
  const { texts, bundle } = useStore();
  const { section } = useSection();
  const visible = useAnyVisible(group.members);
  if (!visible) return null;
  const title = groupWord(texts, bundle, section, group.id, 'title');
  const intro = groupWord(texts, bundle, section, group.id, 'intro');
  const headingId = `group-${section}-${group.id}`;
  return (
    <section
      className={goesOn ? 'f-section f-goes-on' : 'f-section'}
      aria-labelledby={title === '' ? undefined : headingId}
    >
      {title !== '' && (
        <h2 className="f-sec-title" id={headingId}>
          {title}
        </h2>
      )}
      {intro !== '' && <p className="f-sec-intro">{intro}</p>}
      <div className="f-fields">
        <Rows members={group.members} />
      </div>
    </section>
  );
}

/** Does the block have anything to show? Asked again when rules change what is hidden. */
function useAnyVisible(members: readonly Member[]): boolean {
  const store: FormStore = useStore();
  const read = useCallback(
    () => members.some(({ name }) => !store.view(childPointer('', name)).hidden),
    [store, members],
  );
  return useSyncExternalStore(store.onStatus, read, read);
}

/** Members come in the order of the page, so those of a group follow each other; the others have one at the end. */
function groupsOf(members: readonly Member[]): readonly Group[] {
  const groups = new Map<string, Member[]>();
  for (const member of members) {
    const id = member.group ?? 'rest';
    const known = groups.get(id);
    if (known) known.push(member);
    else groups.set(id, [member]);
  }
  return [...groups].map(([id, own]) => ({ id, members: own }));
}
