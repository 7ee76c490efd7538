// RJSF's lists: items one under the other with their buttons, and one to add another.

import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  buttonId,
  getTemplate,
  getUiOptions,
} from '@rjsf/utils';
import { type ReactElement, useContext } from 'react';
import { HeadingAbove } from './heading.ts';

export function ListTemplate(props: ArrayFieldTemplateProps): ReactElement {
  const { title, items, canAdd, fieldPathId, uiSchema, registry, schema } = props;
  const { AddButton } = registry.templates.ButtonTemplates;
  const { title: own, description = schema.description } = getUiOptions(uiSchema);
  return (
    <fieldset className="f-group">
      <legend>{own || title}</legend>
      {description && <span className="f-hint">{description}</span>}
      {props.optionalDataControl}
      <HeadingAbove.Provider value={own || title}>
        <div className="f-fields">{items}</div>
      </HeadingAbove.Provider>
      {canAdd && (
        <AddButton
          id={buttonId(fieldPathId, 'add')}
          onClick={props.onAddClick}
          disabled={props.disabled === true || props.readonly === true}
          registry={registry}
          {...(uiSchema && { uiSchema })}
        />
      )}
    </fieldset>
  );
}

/** An item of several fields as a card with its number, as our own lists have them; a single value with its buttons beside. */
export function ListItem(props: ArrayFieldItemTemplateProps): ReactElement {
  const { children, buttonsProps, hasToolbar, uiSchema, registry, schema, index } = props;
  const list = useContext(HeadingAbove);
  const { title = schema.title ?? list ?? '' } = getUiOptions(uiSchema);
  const Buttons = getTemplate('ArrayFieldItemButtonsTemplate', registry, getUiOptions(uiSchema));
  if (isOfSeveral(props)) {
    return (
      <div className="f-item">
        <div className="f-item-head">
          <h3>{`${title} ${index + 1}`.trim()}</h3>
          {hasToolbar && (
            <div className="f-item-acts">
              <Buttons {...buttonsProps} />
            </div>
          )}
        </div>
        <HeadingAbove.Provider value={title}>
          <div className="f-item-body">{children}</div>
        </HeadingAbove.Provider>
      </div>
    );
  }
  return (
    <div className="f-entry">
      {children}
      {hasToolbar && (
        <div className="f-entry-acts">
          <Buttons {...buttonsProps} />
        </div>
      )}
    </div>
  );
}

/** Is an item drawn as more than one control? */
const isOfSeveral = ({ schema }: ArrayFieldItemTemplateProps): boolean =>
  schema.type === 'object' ||
  schema.type === 'array' ||
  schema.properties !== undefined ||
  schema.oneOf !== undefined ||
  schema.anyOf !== undefined;
