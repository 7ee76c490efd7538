// RJSF's objects: members under each other or in their rows, and further members by name.

import {
  ADDITIONAL_PROPERTY_FLAG,
  buttonId,
  canExpand,
  descriptionId,
  getUiOptions,
  type ObjectFieldTemplateProps,
  titleId,
  type WrapIfAdditionalTemplateProps,
} from '@rjsf/utils';
import { type ReactElement, useContext, useEffect, useRef } from 'react';
import { Rows } from '../parts/Rows.tsx';
import { EntryName, EntryNames, namesOffered } from './entry-names.tsx';
import { HeadingAbove } from './heading.ts';
import { DescriptionField, TitleField } from './messages.tsx';

/** The whole form under its heading; any other object as a group, with a legend unless the same words stand above. */
export function ObjectTemplate(props: ObjectFieldTemplateProps): ReactElement {
  const { title, description, fieldPathId, uiSchema, registry, schema } = props;
  const above = useContext(HeadingAbove);
  const body = (
    <HeadingAbove.Provider value={undefined}>
      <ObjectBody {...props} />
    </HeadingAbove.Provider>
  );
  const hint = description && (
    <DescriptionField
      id={descriptionId(fieldPathId)}
      description={description}
      schema={schema}
      registry={registry}
      {...(uiSchema && { uiSchema })}
    />
  );
  if (fieldPathId.path.length > 0 && title && title === above) {
    return (
      <fieldset className="f-group" id={titleId(fieldPathId)} aria-label={title}>
        {body}
      </fieldset>
    );
  }
  if (fieldPathId.path.length > 0 && title) {
    return (
      <fieldset className="f-group" id={titleId(fieldPathId)}>
        <legend>{title}</legend>
        {hint}
        <div className="f-fields">{body}</div>
      </fieldset>
    );
  }
  return (
    <>
      {title && (
        <TitleField id={titleId(fieldPathId)} title={title} schema={schema} registry={registry} />
      )}
      {hint}
      <div className="f-fields">{body}</div>
    </>
  );
}

function ObjectBody(props: ObjectFieldTemplateProps): ReactElement {
  const { properties, schema, uiSchema, formData, fieldPathId, registry } = props;
  const { AddButton } = registry.templates.ButtonTemplates;
  const add = buttonId(fieldPathId, 'add');
  const names = namesOffered(props);
  useNamingOfAdded(props, add);
  const members = properties.map(({ name, content }) => {
    const { row } = getUiOptions(uiSchema?.[name]);
    return { name, content, group: undefined, row: typeof row === 'string' ? row : undefined };
  });
  return (
    <>
      {props.optionalDataControl}
      <EntryNames.Provider value={names}>
        <Rows members={members} />
      </EntryNames.Provider>
      {canExpand(schema, uiSchema, formData) && names?.free.length !== 0 && (
        <AddButton
          id={add}
          onClick={props.onAddProperty}
          disabled={props.disabled === true || props.readonly === true}
          registry={registry}
          {...(uiSchema && { uiSchema })}
        />
      )}
    </>
  );
}

/** Whoever adds an entry goes on by naming it. */
function useNamingOfAdded({ properties }: ObjectFieldTemplateProps, add: string): void {
  const before = useRef(properties.length);
  useEffect(() => {
    const isAdded = properties.length > before.current;
    before.current = properties.length;
    const button = document.activeElement;
    if (!isAdded || button?.id !== add) return;
    const entries = button.parentElement?.querySelectorAll(
      ':scope > .f-added, :scope > * > .f-added',
    );
    const name = entries?.item(entries.length - 1).querySelector<HTMLElement>('input, select');
    name?.focus();
  });
}

/** A member whose name was given by the person: its name, its value, and a way to take it out. */
export function WrapIfAdditional(props: WrapIfAdditionalTemplateProps): ReactElement {
  const { schema, id, registry, children, uiSchema } = props;
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) return <>{children}</>;
  const { RemoveButton } = registry.templates.ButtonTemplates;
  const locked = props.disabled === true || props.readonly === true;
  return (
    <div className="f-pair f-added">
      <EntryName {...props} />
      {children}
      <RemoveButton
        id={buttonId(id, 'remove')}
        onClick={props.onRemoveProperty}
        disabled={locked}
        registry={registry}
        {...(uiSchema && { uiSchema })}
      />
    </div>
  );
}
