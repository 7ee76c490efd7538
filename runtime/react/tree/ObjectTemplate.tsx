// Lays out the members of an object: a section in its groups, any other object as a fieldset; rows side by side.

import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { joinPointer, type UiSchema } from '../../core/index.ts';
import { useStore, useViewOf } from '../context.tsx';
import { optionsOf, uiOf } from '../nodes/schema.ts';
import { labelOf } from '../parts/FieldFrame.tsx';
import { useSection } from '../section.ts';
import type { FieldView } from '../store/view.ts';
import { Groups } from './Groups.tsx';
import { type Member, Rows } from './Rows.tsx';

/** RJSF's template for objects. */
export function ObjectTemplate(props: ObjectFieldTemplateProps): ReactElement {
  const ui = (props.uiSchema ?? {}) as UiSchema;
  const members = props.properties
    .filter(({ name, hidden }) => !hidden && uiOf(ui, name)['ui:hidden'] !== true)
    .map(({ name, content }) => {
      const row = optionsOf(uiOf(ui, name)).row;
      return { name, content, row: typeof row === 'string' ? row : undefined };
    });
  const path = props.fieldPathId.path;
  if (path.length === 0) return <Groups ui={ui} members={members} />;
  if (typeof path.at(-1) === 'number') return <Rows members={members} />;
  return <NestedObject pointer={joinPointer(path)} members={members} />;
}

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
      <Rows members={members} />
    </fieldset>
  );
}
