// Lays out the members of an object: a section in its groups, any other object as a fieldset; rows side by side.

import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { type FormNode, formTree, joinPointer, labelOf } from '../../core/index.ts';
import { useStore, useViewOf } from '../context/context.tsx';
import { useSection } from '../context/section.ts';
import { PlaceNotes } from '../parts/PlaceNotes.tsx';
import { type Member, Rows } from '../parts/Rows.tsx';
import type { FieldView } from '../store/view.ts';
import { Groups } from './Groups.tsx';

/** RJSF's template for objects; the members stand as the form has them, not as RJSF would order them. */
export function ObjectTemplate(props: ObjectFieldTemplateProps): ReactElement {
  const store = useStore();
  const { section } = useSection();
  const { path } = props.fieldPathId;
  const pointer = joinPointer(path);
  const node = pointer === '' ? formTree(store.bundle).sections.get(section) : store.info(pointer);
  const members = membersOf(props, node);
  if (pointer === '') return <Groups members={members} />;
  if (typeof path.at(-1) === 'number') return <Rows members={members} />;
  return <NestedObject pointer={pointer} members={members} />;
}

/** What is drawn of an object, in the order of the page. */
function membersOf(
  { properties }: ObjectFieldTemplateProps,
  node: FormNode | undefined,
): readonly Member[] {
  const drawn = new Map(properties.map((property) => [property.name, property]));
  return [...(node?.children ?? NONE)].flatMap(([name, { unseen, uiOptions, group }]) => {
    const property = drawn.get(name);
    if (!property || property.hidden || unseen) return [];
    const row = typeof uiOptions.row === 'string' ? uiOptions.row : undefined;
    return [{ name, content: property.content, row, group }];
  });
}

const NONE: FormNode['children'] = new Map();

const isHidden = (view: FieldView): boolean => view.hidden;

function NestedObject({
  pointer,
  members,
}: {
  readonly pointer: string;
  readonly members: readonly Member[];
}): ReactElement | null {
  const store = useStore();
  const { form } = useSection();
  const hidden = useViewOf(pointer, isHidden);
  if (hidden) return null;
  const label = labelOf(store.texts, store.info(pointer), pointer);
  return (
    <fieldset className="f-group" data-form={form}>
      <legend>{label}</legend>
      <PlaceNotes pointer={pointer} />
      <Rows members={members} />
    </fieldset>
  );
}
